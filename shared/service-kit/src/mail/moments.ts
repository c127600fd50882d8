import type { ByLanguage, Language } from '@likeness/contracts/text/languages';

const LOCALES: ByLanguage<string> = { en: 'en-GB', de: 'de-DE' };

/** Such as `23 November 2026`. */
export function asDay(moment: Date | string, language: Language): string {
  return words(moment, language, { dateStyle: 'long' });
}

/** Such as `23 November 2026 at 10:15 (UTC)`. @param timeStyle `medium` adds seconds */
export function asMoment(
  moment: Date | string,
  language: Language,
  timeStyle: 'short' | 'medium' = 'short',
): string {
  return `${words(moment, language, { dateStyle: 'long', timeStyle })} (UTC)`;
}

function words(
  moment: Date | string,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string {
  return new Date(moment).toLocaleString(LOCALES[language], { ...style, timeZone: 'UTC' });
}
