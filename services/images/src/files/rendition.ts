import type { StoredImage } from '../database/image.entity.js';

type Rendition = { readonly name: 'master' | 'watermarked'; readonly key: string };

/** The one rendition of a picture that may leave the house, in whatever size. */
export function visibleRendition(
  image: Pick<StoredImage, 'shouldAddWatermark' | 'masterKey' | 'watermarkedKey'>,
): Rendition {
  if (image.shouldAddWatermark !== 'true') return { name: 'master', key: image.masterKey };
  if (image.watermarkedKey === null)
    throw new Error('a watermark is due but there is no rendition');
  return { name: 'watermarked', key: image.watermarkedKey };
}

const DRAFT = '.draft.webp';

/** What a display size is called that is still to be signed, by its key without `.webp`. */
export function draftKey(stem: string): string {
  return `${stem}${DRAFT}`;
}

export function isDraft(key: string): boolean {
  return key.endsWith(DRAFT);
}

/** Where the display sizes of a picture are kept. */
export function derivedPrefix(imageId: string): string {
  return `derived/${imageId}/`;
}
