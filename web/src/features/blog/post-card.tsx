import { Link, useHydrated } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { Tag } from '../../components/tag.js';
import { examplePictures } from '../../lib/example-pictures.js';
import * as text from './messages.js';
import { PostFacts } from './post-facts.js';
import type { PostSummary } from './post.js';

const TAGS_SHOWN = 2;

export function PostCard({ post, isFirst }: { post: PostSummary; isFirst: boolean }) {
  const picture = useCardPicture(post);
  const more = post.tags.length - TAGS_SHOWN;
  return (
    <article className="group relative grid content-start gap-3">
      <div className="relative aspect-[5/4] sm:aspect-square overflow-hidden rounded-frame bg-well">
        <img
          src={picture.src}
          alt={picture.alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          className="size-full object-cover object-[50%_25%]"
        />
        {picture.isVideo && (
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid size-14 place-items-center rounded-full bg-inverse text-on-inverse">
              <Play aria-hidden className="size-6" />
            </span>
          </span>
        )}
      </div>
      <p className="type-data text-ink-2">{post.categories.join(', ')}</p>
      <h2 className="type-h3">
        <Link
          to="/blog/$slug"
          params={{ slug: post.slug }}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </h2>
      <PostFacts post={post} />
      <p className="text-ink-2">{post.excerpt}</p>
      <p aria-hidden className="link justify-self-start text-control font-semibold">
        {text.readMore}
      </p>
      <ul aria-label={text.tags} className="flex flex-wrap gap-1.5">
        {post.tags.slice(0, TAGS_SHOWN).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Tag>
              +{more}
              <span className="sr-only">{text.moreTags(more)}</span>
            </Tag>
          </li>
        )}
      </ul>
    </article>
  );
}

type CardPicture = { src: string; alt: string; isVideo: boolean };

/** Constant while the page is open, so that each card keeps its picture. */
let visit: number | undefined;
const anyTurn = () => (visit ??= Math.floor(Math.random() * examplePictures.length));
const renderedTurn = () => (visit ??= 0);
function cardPicture(post: PostSummary, turn: number): CardPicture {
  if (post.image) return { ...post.image, isVideo: false };
  if (post.videoThumbnail !== undefined) {
    return { src: post.videoThumbnail, alt: `Video: ${post.title}`, isVideo: true };
  }
  const { id } = examplePictures[(post.id * 7 + turn) % examplePictures.length]!;
  return { src: `/examples/styles/${id}.webp`, alt: '', isVideo: false };
}

function useCardPicture(post: PostSummary): CardPicture {
  return cardPicture(post, useHydrated() ? anyTurn() : renderedTurn());
}
