/** Upload rules shared by the page and the server, which repeats every check. */
export const PHOTO_LIMITS = {
  maxBytes: 10_485_760,
  maxFiles: 15,
  maxPixels: 100_000_000,
  contentTypes: ['image/png', 'image/jpeg', 'image/gif'],
  extensions: ['png', 'jpeg', 'jpg', 'gif'],
} as const;

export type PhotoContentType = (typeof PHOTO_LIMITS.contentTypes)[number];

/**
 * Tells the type of a photo from its first bytes (JPEG SOI, PNG and GIF signatures), whatever its
 * name or declared type says.
 */
export function sniffPhotoType(head: Uint8Array): PhotoContentType | undefined {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0x47, 0x49, 0x46, 0x38, 0x37, 0x61) || starts(0x47, 0x49, 0x46, 0x38, 0x39, 0x61)) {
    return 'image/gif';
  }
  return undefined;
}
