export type Locale = 'en' | 'de';

/** The language of this build, and the only source of locales for `Intl`. */
export const locale: Locale = process.env.LOCALE === 'de' ? 'de' : 'en';
