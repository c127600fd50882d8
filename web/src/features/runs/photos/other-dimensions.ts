import { sniffUnreadPhoto } from '@likeness/contracts/photos/picture-type';
import * as text from '../messages.js';
import type { Dimensions } from './photo-dimensions.js';

function textAt(view: DataView, offset: number, length: number): string {
  if (offset + length > view.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, length));
}

function webpDimensions(view: DataView): Dimensions | undefined {
  if (view.byteLength < 30) return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (textAt(view, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}

function bmpDimensions(view: DataView): Dimensions | undefined {
  if (view.byteLength < 26) return undefined;
  // A picture that is stored from its top down has a negative height.
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}

/** The largest of the sizes (`ispe`) named by a HEIF file, which may be made of tiles. */
function heifDimensions(view: DataView): Dimensions | undefined {
  let largest: Dimensions | undefined;
  for (let at = 4; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/**
 * Reads width and height in px of a WebP, AVIF, HEIC or BMP from its bytes without decoding it;
 * undefined for whatever else it is.
 */
export function otherDimensions(bytes: Uint8Array): Dimensions | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP') return webpDimensions(view);
  if (sniffUnreadPhoto(bytes)) return heifDimensions(view);
  if (textAt(view, 0, 2) === 'BM') return bmpDimensions(view);
  return undefined;
}

/** What to do with a picture that this browser can't decode. */
export function undecodable(bytes: Uint8Array): string {
  const name = sniffUnreadPhoto(bytes);
  return name ? text.unreadHere(name) : text.unsupportedType;
}
