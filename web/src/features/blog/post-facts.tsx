import { longDay } from '../../lib/day-words.js';
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

/** Parses without a time zone, so that the day is the same everywhere. */
export const postDate = (day: string) => longDay(new Date(`${day}T00:00`));
