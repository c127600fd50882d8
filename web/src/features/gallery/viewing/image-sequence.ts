import type { ImageList } from '@likeness/contracts/http/images';

export type ImagePlace = { page: number; offset: number };

export function placeAt(index: number, total: number, limit: number): ImagePlace {
  const wrapped = ((index % total) + total) % total;
  return { page: Math.floor(wrapped / limit) + 1, offset: wrapped % limit };
}

export function indexIn(list: ImageList, imageId: string, limit: number): number | null {
  const offset = list.images.findIndex(({ id }) => id === imageId);
  return offset < 0 ? null : (list.page - 1) * limit + offset;
}
