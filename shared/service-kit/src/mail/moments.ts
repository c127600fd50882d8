import { LOCAL_ZONE } from '@likeness/contracts/text/local-days';
import type { ByLanguage, Language } from '@likeness/contracts/text/languages';

const LOCALES: ByLanguage<string> = { en: 'en-GB', de: 'de-DE' };

/** Such as `23 November 2026`. */
export function asDay(moment: Date | string, language: Language): string {
  return words(moment, language, { dateStyle: 'long' });
}

/** Such as `23 November 2026 at 11:15 (CET)`. @param timeStyle `medium` adds seconds */
export function asMoment(
  moment: Date | string,
  language: Language,
  timeStyle: 'short' | 'medium' = 'short',
): string {
  const zone = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: LOCAL_ZONE,
    timeZoneName: 'short',
  })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName');
  return `${words(moment, language, { dateStyle: 'long', timeStyle })} (${zone?.value ?? LOCAL_ZONE})`;
}

function words(
  moment: Date | string,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string {
  return new Date(moment).toLocaleString(LOCALES[language], { ...style, timeZone: LOCAL_ZONE });
}
