import { PICTURE_TYPES, sniffPictureType } from './picture-type.js';

export const PHOTO_LIMITS = {
  maxBytes: 10_485_760,
  maxFiles: 15,
  maxPixels: 100_000_000,
  contentTypes: ['image/png', 'image/jpeg', 'image/gif'],
  extensions: ['png', 'jpeg', 'jpg', 'gif'],
} as const;

export type PhotoContentType = (typeof PHOTO_LIMITS.contentTypes)[number];

export const UPLOAD_TYPES = [...PHOTO_LIMITS.contentTypes, 'image/webp'] as const;

export function sniffPhotoType(head: Uint8Array): PhotoContentType | undefined {
  const type = sniffPictureType(head);
  return PHOTO_LIMITS.contentTypes.find((accepted) => accepted === type);
}

/** Smaller, because the check takes longer than decoding. */
export const PROVENANCE_LIMITS = {
  maxBytes: 8_388_608,
  maxPixels: 25_000_000,
  contentTypes: PICTURE_TYPES,
} as const;
