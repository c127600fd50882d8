import type { Language } from '@likeness/contracts/text/languages';

export type Locale = Language;

/** The language of this build, and the only source of locales for `Intl`. */
export const locale: Locale = process.env.LOCALE === 'de' ? 'de' : 'en';

/** English days are written as in `14 May 2026`. */
export const dayLocale = locale === 'en' ? 'en-GB' : locale;
