import { PICTURE_TYPES, sniffPictureType } from './picture-type.js';

/** Upload rules shared by the page and the server, which repeats every check. */
export const PHOTO_LIMITS = {
  maxBytes: 10_485_760,
  maxFiles: 15,
  maxPixels: 100_000_000,
  contentTypes: ['image/png', 'image/jpeg', 'image/gif'],
  extensions: ['png', 'jpeg', 'jpg', 'gif'],
} as const;

export type PhotoContentType = (typeof PHOTO_LIMITS.contentTypes)[number];

/** What the server makes a JPEG of. The page does that itself with whatever else its browser reads. */
export const UPLOAD_TYPES = [...PHOTO_LIMITS.contentTypes, 'image/webp'] as const;

/** The type of a photo by its first bytes; undefined for what the page has to make a JPEG of. */
export function sniffPhotoType(head: Uint8Array): PhotoContentType | undefined {
  const type = sniffPictureType(head);
  return PHOTO_LIMITS.contentTypes.find((accepted) => accepted === type);
}

/** Of files whose origin is asked for: looking takes longer than decoding, so that they may be less. */
export const PROVENANCE_LIMITS = {
  maxBytes: 8_388_608,
  maxPixels: 25_000_000,
  contentTypes: PICTURE_TYPES,
} as const;

/** Of the lettering of a meme that is to be kept: a PNG that is transparent where nothing is written. */
export const LETTERING_LIMITS = {
  maxBytes: 10_485_760,
  maxPixels: 25_000_000,
  contentTypes: ['image/png'],
} as const;
