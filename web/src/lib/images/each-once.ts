import type { Image } from '@likeness/contracts/http/images';

/** When pages reload one by one, an image may appear on two adjacent pages. */
export function eachOnce(images: readonly Image[]): Image[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
