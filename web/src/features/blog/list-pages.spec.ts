import { isLaterPage, laterPagePaths, pageOf } from './list-pages.js';

const posts = Array.from({ length: 20 }, (_, index) => index);

it('divides a list into pages of nine, and shows the last one for a page beyond it', () => {
  expect(pageOf(posts, 1)).toEqual({ page: 1, posts: posts.slice(0, 9) });
  expect(pageOf(posts, 3)).toEqual({ page: 3, posts: [18, 19] });
  expect(pageOf(posts, 99)).toEqual({ page: 3, posts: [18, 19] });
  expect(pageOf([], 4)).toEqual({ page: 1, posts: [] });
});

it('gives each page after the first a URL', () => {
  expect(laterPagePaths(20)).toEqual(['/blog/page/2', '/blog/page/3']);
  expect(laterPagePaths(9)).toEqual([]);
});

it('rejects invalid page numbers', () => {
  expect(['2', '10', '9999'].every(isLaterPage)).toBe(true);
  expect(['', '0', '1', '01', '-2', '2.5', '1e3', '99999', 'two'].some(isLaterPage)).toBe(false);
});
