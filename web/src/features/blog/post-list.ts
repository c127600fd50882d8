import type { PostSummary } from './post.js';

const files = import.meta.glob<PostSummary>('./posts/*.md', {
  query: '?summary',
  import: 'summary',
  eager: true,
});

export const posts: readonly PostSummary[] = Object.values(files).toSorted((a, b) => a.id - b.id);
