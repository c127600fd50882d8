import { postDate } from './post-date.js';
import type { PostSummary } from './post.js';

export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="type-data flex flex-wrap gap-x-3 gap-y-0.5 text-ink-3">
      <time dateTime={post.date}>{postDate(post.date)}</time>
      <span>{post.author}</span>
      <span>{post.readingTime}</span>
    </p>
  );
}
