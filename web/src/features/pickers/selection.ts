import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { Image } from '@likeness/contracts/http/images';
import * as text from './messages/en.js';

export type PickedImage = Pick<Image, 'id' | 'name' | 'url'>;

export const SELECTION_FULL = text.selectUpTo(PHOTO_LIMITS.maxFiles);

export function toggle(
  selection: readonly PickedImage[],
  image: PickedImage,
  room: number,
): readonly PickedImage[] | null {
  const rest = selection.filter(({ id }) => id !== image.id);
  if (rest.length < selection.length) return rest;
  return selection.length < room ? [...selection, image] : null;
}

export function countWords(count: number, room: number): string {
  return room === 0 ? SELECTION_FULL : text.selected(count, room);
}

export const addWords = (count: number) => text.addImages(count);
