import type { Language } from '@likeness/contracts/pages/languages';

export type Locale = Language;

/** The language of this build, and the only source of locales for `Intl`. */
export const locale: Locale = process.env.LOCALE === 'de' ? 'de' : 'en';
