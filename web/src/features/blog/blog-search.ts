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

const MOST_TEXT = 100;
const MOST_CATEGORY = 40;

const sorts = ['newest', 'oldest', 'title'] as const;
export type PostSort = (typeof sorts)[number];

export type PostFilter = { text: string; category: string | null; sort: PostSort };

export type BlogSearch = { q?: string; category?: string; sort?: PostSort };

export function readBlogSearch(search: Record<string, unknown>): BlogSearch {
  const { q, category, sort } = search;
  const found: BlogSearch = {};
  if (typeof q === 'string' && q.trim() !== '') found.q = q.slice(0, MOST_TEXT);
  if (typeof category === 'string' && category !== '' && category.length <= MOST_CATEGORY) {
    found.category = category;
  }
  const known = sorts.find((each) => each === sort);
  if (known !== undefined && known !== 'newest') found.sort = known;
  return found;
}

export function filterOf(
  { q, category, sort }: BlogSearch,
  categories: readonly { name: string }[],
): PostFilter {
  const known = categories.find(({ name }) => name === category);
  return { text: q ?? '', category: known?.name ?? null, sort: sort ?? 'newest' };
}
