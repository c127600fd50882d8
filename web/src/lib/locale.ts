import { type Language, LANGUAGE_COOKIE } from '@likeness/contracts/text/languages';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Applies to addresses that name no language, for a year. */
export function chooseLanguage(language: Locale): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}

export const hasChosenLanguage = () =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));

export type Locale = Language;

/** The language of this build, and the only source of locales for `Intl`. */
export const locale: Locale = process.env.LOCALE === 'de' ? 'de' : 'en';

/** English days are written as in `14 May 2026`. */
export const dayLocale = locale === 'en' ? 'en-GB' : locale;

/** The operator page is in English only. */
export const isTranslated = (path: string) => !/^\/operator(?:[/?#]|$)/.test(path);

export function addressOf(path: string, language: Locale = locale): string {
  if (language === 'en' || !isTranslated(path)) return path;
  return path === '/' ? '/de' : `/de${path}`;
}

/** The path of the page that `address` shows. */
export const pageAt = (address: string) => address.replace(/^\/de(?=\/|$)/, '') || '/';
