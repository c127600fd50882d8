import type { PostFilter, PostSort } from './blog-search.js';
import { locale } from '../../lib/locale.js';
import * as text from './messages.js';
import type { PostSummary } from './post.js';

// The build numbers posts from the newest. The first `localeCompare` blocks a page.
const order: Record<PostSort, (a: PostSummary, b: PostSummary) => number> = {
  newest: (a, b) => a.id - b.id,
  oldest: (a, b) => b.id - a.id,
  title: (a, b) => a.title.localeCompare(b.title, locale),
};

export function filterPosts(
  posts: readonly PostSummary[],
  { text: typed, category, sort }: PostFilter,
): PostSummary[] {
  const wanted = typed.trim().toLowerCase();
  return posts
    .filter((post) => category === null || post.categories.includes(category))
    .filter(({ title, excerpt, author, categories, tags }) =>
      [title, excerpt, author, ...categories, ...tags].some((part) =>
        part.toLowerCase().includes(wanted),
      ),
    )
    .toSorted(order[sort]);
}

export function categoriesOf(posts: readonly PostSummary[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of posts.flatMap(({ categories }) => categories)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

export function summaryOf(shown: number, all: number, filter: PostFilter): string {
  const { category } = filter;
  const wanted = filter.text.trim();
  if (category === null) {
    return wanted === '' ? text.showing(shown, all) : text.showingFor(shown, all, wanted);
  }
  return wanted === ''
    ? text.showingIn(shown, all, category)
    : text.showingInFor(shown, all, category, wanted);
}
