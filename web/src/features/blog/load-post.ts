import { isPublished, type Post } from './post.js';

const files = import.meta.glob<Post | null>('./posts/*.md', { query: '?post', import: 'post' });

export async function loadPost(slug: string): Promise<Post | null> {
  const path = `./posts/${slug}.md`;
  if (!Object.hasOwn(files, path)) return null;
  const post = await files[path]?.();
  return post && isPublished(post) ? post : null;
}
