import { useSyncExternalStore } from 'react';
import { examplePictures } from '../../lib/example-pictures.js';
import type { PostSummary } from './post.js';

type CardPicture = { src: string; alt: string; isVideo: boolean };

/**
 * One number for as long as the page is open, so that a card keeps the picture it has; where the page
 * was rendered before, the one it was rendered with.
 */
let visit: number | undefined;
const anyTurn = () => (visit ??= Math.floor(Math.random() * examplePictures.length));
const renderedTurn = () => (visit ??= 0);
const never = () => () => {};

/** The post's first image, else its video's thumbnail, else an example of what the engine makes. */
function cardPicture(post: PostSummary, turn: number): CardPicture {
  if (post.image) return { ...post.image, isVideo: false };
  if (post.videoThumbnail !== undefined) {
    return { src: post.videoThumbnail, alt: `Video: ${post.title}`, isVideo: true };
  }
  const { id } =
    examplePictures[(post.id * 7 + turn) % examplePictures.length] ?? examplePictures[0];
  return { src: `/examples/styles/${id}.webp`, alt: '', isVideo: false };
}

export function useCardPicture(post: PostSummary): CardPicture {
  return cardPicture(post, useSyncExternalStore(never, anyTurn, renderedTurn));
}
