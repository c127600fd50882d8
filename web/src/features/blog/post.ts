/** Text is HTML that the build generated from the post's own file. */
export type PostBlock =
  | { type: 'text'; content: string }
  | { type: 'image'; src: string; alt: string }
  | { type: 'video'; src: string; title: string };

export type PostSummary = {
  id: number;
  /** Exists in every language. */
  isTranslated: boolean;
  slug: string;
  title: string;
  date: string;
  lastModified: string;
  author: string;
  categories: readonly string[];
  tags: readonly string[];
  keywords: readonly string[];
  readingTime: string;
  metaDescription: string;
  excerpt: string;
  videoThumbnail?: string;
  socialLinks?: { discord?: string; youtube?: string };
  image?: { src: string; alt: string };
};

export type Post = PostSummary & { content: readonly PostBlock[] };

export function isPublished({ date }: { date: string }, now = new Date()): boolean {
  return date <= now.toISOString().slice(0, 10);
}
