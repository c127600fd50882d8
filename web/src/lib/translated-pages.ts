import { locale, type Locale } from './locale.js';

/** Pages in both languages; all others are in English only. */
export const TRANSLATED_PAGES = ['/faq'];

export const isTranslated = (path: string) =>
  TRANSLATED_PAGES.includes(path.replace(/(?<=.)\/+$/, ''));

export function addressOf(path: string, language: Locale = locale): string {
  if (language === 'en' || !isTranslated(path)) return path;
  return path === '/' ? '/de' : `/de${path}`;
}

/** The path of the page that `address` shows. */
export const pageAt = (address: string) => address.replace(/^\/de(?=\/|$)/, '') || '/';
