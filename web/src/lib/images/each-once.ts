import type { Image } from '@likeness/contracts/http/images';

/** While pages are read again, an image may be on the end of one and the beginning of the next. */
export function eachOnce(images: readonly Image[]): Image[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
