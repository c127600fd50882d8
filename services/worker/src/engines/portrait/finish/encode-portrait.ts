import { SCREEN_DPI } from '@likeness/contracts/http/download-formats';
import sharp, { type Sharp } from 'sharp';
import type { Portrait } from '../portrait-engine.js';
import { portraitXmp } from './metadata.js';
import { watermarkFor } from './watermark.js';

const QUALITY = 92;

export async function encodePortrait(
  portrait: Portrait,
  options: { watermark: boolean },
): Promise<Buffer> {
  return encodePicture(portrait, portraitXmp(portrait), options);
}

type Picture = Pick<Portrait, 'image' | 'alpha' | 'face'>;

/** JPEG without chroma subsampling, or PNG for a cut-out. */
export async function encodePicture(
  picture: Picture,
  xmp: string,
  options: { watermark: boolean },
): Promise<Buffer> {
  const { width, height, data } = picture.image;
  const image = picture.alpha
    ? sharp(withAlpha(data, picture.alpha), { raw: { width, height, channels: 4 } })
    : sharp(data, { raw: { width, height, channels: 3 } });
  if (options.watermark) image.composite([await watermarkFor(width, height, picture.face)]);
  const format = formatOf(picture);
  // A JPEG has 72 dpi by itself, without EXIF.
  if (format === 'png') image.withDensity(SCREEN_DPI);
  return inFormat(image.withXmp(xmp).withIccProfile('srgb'), format).toBuffer();
}

export function formatOf({ alpha }: Pick<Portrait, 'alpha'>): 'jpg' | 'png' {
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
