import { LANGUAGES } from '@likeness/contracts/text/languages';
import { addressOf } from '../src/lib/locale.js';

export const INDEXED_PAGES = [
  '/',
  '/pricing',
  '/blog',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/provenance',
  '/cancellation',
  '/withdrawal',
];

export const RENDERED_PAGES = [
  ...INDEXED_PAGES,
  '/login',
  '/signup',
  '/forgot-password',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
];

export const PUBLIC_PAGES = INDEXED_PAGES.flatMap((path) =>
  LANGUAGES.map((language) => addressOf(path, language)),
);
