import { locale, type Locale } from './locale.js';

/** The operator page is in English only. */
export const isTranslated = (path: string) => !/^\/operator(?:[/?#]|$)/.test(path);

export function addressOf(path: string, language: Locale = locale): string {
  if (language === 'en' || !isTranslated(path)) return path;
  return path === '/' ? '/de' : `/de${path}`;
}

/** The path of the page that `address` shows. */
export const pageAt = (address: string) => address.replace(/^\/de(?=\/|$)/, '') || '/';
