/** The language of this build, and the only source of locales for `Intl`. */
export const locale = 'en';
