/**
 * Pages that are rendered when the site is built, besides the posts of the blog. A new one is a line
 * here.
 */
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

/**
 * Pages that search engines are told of, besides the posts. Those that are forms are not rendered
 * before: a form that is sent before the page is alive puts what was written into the address.
 */
export const PUBLIC_PAGES = [...RENDERED_PAGES, '/cancellation', '/withdrawal'];
