import { LANGUAGES } from '@likeness/contracts/text/languages';
import { addressOf } from '../src/lib/translated-pages.js';

export const RENDERED_PAGES = [
  '/',
  '/pricing',
  '/blog',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/provenance',
];

/** Forms aren't prerendered: before hydration, a submit would put the input into the URL. */
export const PUBLIC_PAGES = [...RENDERED_PAGES, '/cancellation', '/withdrawal'].flatMap((path) =>
  LANGUAGES.map((language) => addressOf(path, language)),
);
