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
