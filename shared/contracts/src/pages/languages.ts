export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Set by the page when the visitor chooses a language; read by the gateway. */
export const LANGUAGE_COOKIE = 'language';
