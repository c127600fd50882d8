import type { PostFilter, PostSort } from './blog-search.js';
import type { PostSummary } from './post.js';

const order: Record<PostSort, (a: PostSummary, b: PostSummary) => number> = {
  newest: (a, b) => b.date.localeCompare(a.date) || a.id - b.id,
  oldest: (a, b) => a.date.localeCompare(b.date) || b.id - a.id,
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
};

export function filterPosts(
  posts: readonly PostSummary[],
  { text, category, sort }: PostFilter,
): PostSummary[] {
  const wanted = text.trim().toLowerCase();
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
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

export function summaryOf(shown: number, all: number, { text, category }: PostFilter): string {
  const parts = [`Showing ${shown} of ${all} posts`];
  if (category !== null) parts.push(`in ${category}`);
  if (text.trim() !== '') parts.push(`for “${text.trim()}”`);
  return parts.join(' ');
}
