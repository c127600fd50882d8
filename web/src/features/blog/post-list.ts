import type { PostSummary } from './post.js';

const files = import.meta.glob<PostSummary | null>('./posts/*.md', {
  query: '?summary',
  import: 'summary',
  eager: true,
});

export const posts: readonly PostSummary[] = Object.values(files)
  .filter((post) => post !== null)
  .toSorted((a, b) => a.id - b.id);
