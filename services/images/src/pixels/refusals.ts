/** By the reason of a `PictureRefusedError`. */
export const REFUSALS = {
  type: 'PHOTO_TYPE_UNSUPPORTED',
  pixels: 'PHOTO_TOO_MANY_PIXELS',
  unreadable: 'PHOTO_UNREADABLE',
} as const;
