const POSTS_PER_PAGE = 9;

export const pageCountOf = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

export const isLaterPage = (page: string) => /^(?:[2-9]|[1-9]\d{1,3})$/.test(page);

export const laterPagePaths = (posts: number): string[] =>
  Array.from({ length: pageCountOf(posts) - 1 }, (_, index) => `/blog/page/${index + 2}`);

export function pageOf<Post>(
  posts: readonly Post[],
  asked: number,
): { page: number; posts: readonly Post[] } {
  const page = Math.min(asked, pageCountOf(posts.length));
  return { page, posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE) };
}
