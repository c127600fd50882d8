import type { StoredImage } from '../database/image.entity.js';

type Rendition = { readonly name: 'master' | 'watermarked'; readonly key: string };

/** The only rendition of an image that may be sent, in any size. */
export function visibleRendition(
  image: Pick<StoredImage, 'shouldAddWatermark' | 'masterKey' | 'watermarkedKey'>,
): Rendition {
  if (image.shouldAddWatermark !== 'true') return { name: 'master', key: image.masterKey };
  if (image.watermarkedKey === null)
    throw new Error('a watermark is due but there is no rendition');
  return { name: 'watermarked', key: image.watermarkedKey };
}

const DRAFT = '.draft.webp';

/** Key of an unsigned display size. `stem` is the final key without `.webp`. */
export function draftKey(stem: string): string {
  return `${stem}${DRAFT}`;
}

export function isDraft(key: string): boolean {
  return key.endsWith(DRAFT);
}

export function derivedPrefix(imageId: string): string {
  return `derived/${imageId}/`;
}
