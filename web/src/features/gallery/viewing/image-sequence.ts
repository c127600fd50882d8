import type { ImageList } from '@likeness/contracts/http/images';

/** Where an image stands in a view: its page, and its place on that page. */
export type ImagePlace = { page: number; offset: number };

/** The place of an index in a view of `total` images, which begins again after its end. */
export function placeAt(index: number, total: number, limit: number): ImagePlace {
  const wrapped = ((index % total) + total) % total;
  return { page: Math.floor(wrapped / limit) + 1, offset: wrapped % limit };
}

/** How many images stand before this one in its view; null where the page doesn't hold it. */
export function indexIn(list: ImageList, imageId: string, limit: number): number | null {
  const offset = list.images.findIndex(({ id }) => id === imageId);
  return offset < 0 ? null : (list.page - 1) * limit + offset;
}
