import type { Image, ImageList } from '@likeness/contracts/http/images';
import { type ImageView, originOf } from './image-view.js';

type Reaction = Image['reaction'];
export type ImageRef = Pick<Image, 'id' | 'reaction' | 'creation_method_name'>;

export type ImageChange =
  | { type: 'reacted'; image: ImageRef; reaction: Reaction }
  | { type: 'removed'; images: readonly ImageRef[] }
  | { type: 'updated'; images: readonly Image[] }
  /** New images exist: refetch the lists to find their positions. */
  | { type: 'added' };

type Counts = ImageList['counts'];

const isIn = (origin: ImageView['origin'], image: ImageRef) =>
  origin === undefined || origin === 'both' || origin === originOf(image);

function countReaction(counts: Counts, reaction: Reaction, by: 1 | -1): Counts {
  if (!counts || reaction === null) return counts;
  const reactions = { ...counts.reactions, [reaction]: counts.reactions[reaction] + by };
  return { ...counts, reactions };
}

/** Returns the image unchanged if the change concerns others, null if the image is gone. */
export function changeImage(image: Image, change: ImageChange): Image | null {
  switch (change.type) {
    case 'reacted':
      return change.image.id === image.id ? { ...image, reaction: change.reaction } : image;
    case 'removed':
      return change.images.some(({ id }) => id === image.id) ? null : image;
    case 'updated':
      return change.images.find(({ id }) => id === image.id) ?? image;
    case 'added':
      return image;
  }
}

export function changeList(
  list: ImageList,
  origin: ImageView['origin'],
  change: ImageChange,
): ImageList {
  const images = list.images.flatMap((image) => changeImage(image, change) ?? []);
  switch (change.type) {
    case 'reacted': {
      if (!isIn(origin, change.image)) return list;
      const shown = list.images.find(({ id }) => id === change.image.id) ?? change.image;
      if (shown.reaction === change.reaction) return list;
      const without = countReaction(list.counts, shown.reaction, -1);
      return { ...list, images, counts: countReaction(without, change.reaction, 1) };
    }
    case 'removed':
      // The server counts the rest when the list is read again.
      return { ...list, images, total: list.total - list.images.length + images.length };
    case 'updated':
      return { ...list, images };
    case 'added':
      return list;
  }
}
