import type { Image, ImageListQuery } from '@likeness/contracts/http/images';

/** What a list of images holds and in which order; what is left out does not narrow it. */
export type ImageView = Omit<ImageListQuery, 'page' | 'limit' | 'around'>;

export type ImageOrigin = 'ai_generated' | 'user_provided';

/** Where an image comes from: only what was made here names the tool that made it. */
export function originOf({
  creation_method_name: tool,
}: Pick<Image, 'creation_method_name'>): ImageOrigin {
  return tool === null ? 'user_provided' : 'ai_generated';
}
