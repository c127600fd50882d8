import { useHydrated } from '@tanstack/react-router';
import { examplePictures } from '../../lib/example-pictures.js';
import type { PostSummary } from './post.js';

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
  const { id } =
    examplePictures[(post.id * 7 + turn) % examplePictures.length] ?? examplePictures[0];
  return { src: `/examples/styles/${id}.webp`, alt: '', isVideo: false };
}

export function useCardPicture(post: PostSummary): CardPicture {
  return cardPicture(post, useHydrated() ? anyTurn() : renderedTurn());
}
