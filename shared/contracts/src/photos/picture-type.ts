export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export const PICTURE_HEAD_BYTES = 32;

/** WebP `VP8X` flag. Decoding time grows with the square of the frames. */
const ANIMATED = 0x02;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [...ascii('\u0089PNG\r\n'), 0x1a, 0x0a];

/** Ignores name and declared type. Rejects animated WebP. */
export function sniffPictureType(head: Uint8Array): PictureType | undefined {
  const has = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, index) => head[at + index] === byte);
  if (has(JPEG)) return 'image/jpeg';
  if (has(PNG)) return 'image/png';
  if (has(ascii('GIF87a')) || has(ascii('GIF89a'))) return 'image/gif';
  if (has(ascii('RIFF')) && has(ascii('WEBPVP8'), 8)) {
    return has(ascii('X'), 15) && ((head[20] ?? 0) & ANIMATED) !== 0 ? undefined : 'image/webp';
  }
  return undefined;
}

const UNREAD_BRANDS: Readonly<Record<string, 'HEIC' | 'AVIF'>> = {
  ...{ heic: 'HEIC', heix: 'HEIC', hevc: 'HEIC', heim: 'HEIC', heis: 'HEIC' },
  ...{ mif1: 'HEIC', msf1: 'HEIC', avif: 'AVIF', avis: 'AVIF' },
};

export function sniffUnreadPhoto(head: Uint8Array): 'HEIC' | 'AVIF' | undefined {
  const text = String.fromCharCode(...head.subarray(4, 12));
  if (!text.startsWith('ftyp')) return undefined;
  return UNREAD_BRANDS[text.slice(4)];
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
