export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Set by the page when the visitor chooses a language; read by the gateway. */
export const LANGUAGE_COOKIE = 'language';
