import type { Image, ImageListQuery } from '@likeness/contracts/http/images';

/** Filters and order of an image list; omitted fields don't filter. */
export type ImageView = Omit<ImageListQuery, 'page' | 'limit' | 'around'>;

export type ImageOrigin = 'ai_generated' | 'user_provided';

/** Only images generated here have a tool. */
export function originOf({
  creation_method_name: tool,
}: Pick<Image, 'creation_method_name'>): ImageOrigin {
  return tool === null ? 'user_provided' : 'ai_generated';
}

/** Portraits and memes are PNG files where nothing is behind the person; all others are JPEG. */
export const isClear = ({ name }: Pick<Image, 'name'>) => name.endsWith('.png');

/** When pages reload one by one, an image may appear on two adjacent pages. */
export function eachOnce(images: readonly Image[]): Image[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
