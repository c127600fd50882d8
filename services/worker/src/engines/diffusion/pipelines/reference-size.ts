import sharp from 'sharp';
import type { RgbImage } from '../../../imaging/rgb-image.js';

type Size = { readonly width: number; readonly height: number };

/** Pixels of the picture for one token. */
const TOKEN = 16;
const MOST_PIXELS = 1024 * 1024;

/** Widths and heights that FLUX.1 Kontext was trained on. */
const KONTEXT_SIZES: readonly (readonly [number, number])[] = [
  [672, 1568],
  [688, 1504],
  [720, 1456],
  [752, 1392],
  [800, 1328],
  [832, 1248],
  [880, 1184],
  [944, 1104],
  [1024, 1024],
  [1104, 944],
  [1184, 880],
  [1248, 832],
  [1328, 800],
  [1392, 752],
  [1456, 720],
  [1504, 688],
  [1568, 672],
];
const KONTEXT_PIXELS = 1024 * 1024;

/** A size that Kontext knows, of nearly the picture's proportions; reduced in step with a smaller model. */
export function kontextSize({ width, height }: Size, model: Size): Size {
  const wanted = width / height;
  const [nearest] = KONTEXT_SIZES.map(([w, h]) => ({ w, h, away: Math.abs(wanted - w / h) })).sort(
    (a, b) => a.away - b.away || a.w - b.w,
  );
  const factor = Math.min(1, Math.sqrt((model.width * model.height) / KONTEXT_PIXELS));
  return { width: floored(nearest.w * factor), height: floored(nearest.h * factor) };
}

/** Whole tokens of at most a megapixel, or of the model's own size where that is less. */
export function kleinSize({ width, height }: Size, model: Size): Size {
  const most = Math.min(MOST_PIXELS, model.width * model.height);
  const factor = Math.min(1, Math.sqrt(most / (width * height)));
  return {
    width: floored(Math.floor(width * factor)),
    height: floored(Math.floor(height * factor)),
  };
}

function floored(length: number): number {
  return Math.max(TOKEN, Math.floor(length / TOKEN) * TOKEN);
}

/** The picture scaled to cover the size, its middle kept. */
export async function resized(image: RgbImage, { width, height }: Size): Promise<RgbImage> {
  if (image.width === width && image.height === height) return image;
  const raw = { width: image.width, height: image.height, channels: 3 as const };
  const data = await sharp(image.data, { raw })
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { width, height, data };
}
