/** Pages prerendered at build time, besides the blog posts. */
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
 * Pages in the sitemap, besides the posts. Pages with forms aren't prerendered: a form submitted
 * before hydration would put its input into the URL.
 */
export const PUBLIC_PAGES = [...RENDERED_PAGES, '/cancellation', '/withdrawal'];
