import sharp from 'sharp';
import type { Portrait } from '../portrait-engine.js';
import { portraitXmp } from './metadata.js';
import { watermarkFor } from './watermark.js';

const QUALITY = 92;

/** The portrait as a JPEG file (no chroma subsampling) with its metadata record, clean or with the visible wordmark. */
export async function encodePortrait(
  portrait: Portrait,
  options: { watermark: boolean },
): Promise<Buffer> {
  const { width, height, data } = portrait.image;
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  if (options.watermark) image.composite([await watermarkFor(width, height, portrait.face)]);
  return image
    .withXmp(portraitXmp(portrait))
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
