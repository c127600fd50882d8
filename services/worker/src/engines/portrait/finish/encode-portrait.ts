import { SCREEN_DPI } from '@likeness/contracts/photos/download-formats';
import sharp, { type Sharp } from 'sharp';
import type { Portrait } from '../portrait-engine.js';
import { portraitXmp } from './metadata.js';
import { watermarkFor } from './watermark.js';

const QUALITY = 92;

/** With XMP: JPEG without chroma subsampling, or PNG for a cut-out. */
export async function encodePortrait(
  portrait: Portrait,
  options: { watermark: boolean },
): Promise<Buffer> {
  const { width, height, data } = portrait.image;
  const image = portrait.alpha
    ? sharp(withAlpha(data, portrait.alpha), { raw: { width, height, channels: 4 } })
    : sharp(data, { raw: { width, height, channels: 3 } });
  if (options.watermark) image.composite([await watermarkFor(width, height, portrait.face)]);
  const format = formatOf(portrait);
  // A JPEG has 72 dpi by itself, without EXIF.
  if (format === 'png') image.withDensity(SCREEN_DPI);
  return inFormat(image.withXmp(portraitXmp(portrait)).withIccProfile('srgb'), format).toBuffer();
}

export function formatOf({ alpha }: Portrait): 'jpg' | 'png' {
  return alpha ? 'png' : 'jpg';
}

export function inFormat(image: Sharp, format: 'jpg' | 'png'): Sharp {
  return format === 'png'
    ? image.png()
    : image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
}

function withAlpha(rgb: Uint8Array, alpha: Uint8Array): Uint8Array {
  const out = new Uint8Array(alpha.length * 4);
  alpha.forEach((a, i) => out.set([rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2], a], 4 * i));
  return out;
}
