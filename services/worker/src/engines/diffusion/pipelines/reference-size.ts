import type { RgbImage } from '../../../imaging/rgb-image.js';
import { pillowLanczos } from './pillow-lanczos.js';

type Size = { readonly width: number; readonly height: number };

const TOKEN = 16;
const MOST_PIXELS = 1024 * 1024;

const KONTEXT_PORTRAITS: readonly (readonly [number, number])[] = [
  [672, 1568],
  [688, 1504],
  [720, 1456],
  [752, 1392],
  [800, 1328],
  [832, 1248],
  [880, 1184],
  [944, 1104],
];
/** Training sizes of FLUX.1 Kontext. */
const KONTEXT_SIZES = [
  ...KONTEXT_PORTRAITS,
  [1024, 1024],
  ...KONTEXT_PORTRAITS.map(([w, h]) => [h, w]),
];
const KONTEXT_PIXELS = 1024 * 1024;

export function kontextSize({ width, height }: Size, model: Size): Size {
  const wanted = width / height;
  const [nearest] = KONTEXT_SIZES.map(([w, h]) => ({ w, h, away: Math.abs(wanted - w / h) })).sort(
    (a, b) => a.away - b.away || a.w - b.w,
  );
  const factor = Math.min(1, Math.sqrt((model.width * model.height) / KONTEXT_PIXELS));
  return { width: floored(nearest.w * factor), height: floored(nearest.h * factor) };
}

function kleinScale({ width, height }: Size, model: Size): Size {
  const most = Math.min(MOST_PIXELS, model.width * model.height);
  if (width * height <= most) return { width, height };
  const factor = Math.sqrt(most / (width * height));
  return { width: Math.floor(width * factor), height: Math.floor(height * factor) };
}

/** Kontext stretches a reference. @param size in whole tokens */
export function kontextReference(image: RgbImage, { width, height }: Size): RgbImage {
  return pillowLanczos(image, floored(width), floored(height));
}

export function kleinReference(image: RgbImage, model: Size): RgbImage {
  const scaled = kleinScale(image, model);
  const { width, height, data } = pillowLanczos(image, scaled.width, scaled.height);
  const kept = { width: floored(width), height: floored(height) };
  const left = Math.floor((width - kept.width) / 2);
  const top = Math.floor((height - kept.height) / 2);
  const middle = new Uint8Array(3 * kept.width * kept.height);
  for (let y = 0; y < kept.height; y++) {
    const from = 3 * ((top + y) * width + left);
    middle.set(data.subarray(from, from + 3 * kept.width), 3 * y * kept.width);
  }
  return { ...kept, data: middle };
}

function floored(length: number): number {
  return Math.max(TOKEN, Math.floor(length / TOKEN) * TOKEN);
}
