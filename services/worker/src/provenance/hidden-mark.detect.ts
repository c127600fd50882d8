import sharp from 'sharp';
import { boxBlur } from '../engines/pixels/blur.js';
import { hypot, max, min, sqrt } from '../engines/pixels/math.js';
import { type ComplexSquare, transform } from './fourier.js';
import { type MarkPattern, TILE } from './mark-pattern.js';

/** Side in pixels at which portraits leave the house. */
const ORIGINAL_SIDE = 1024;
/** Longest side in pixels that is searched. */
const MAX_SIDE = 1536;
const MAX_PIXELS = 100_000_000;
/** Half the side of the window whose mean and deviation a pixel is compared with. */
const SURROUNDINGS = 6;
/** In 8-bit steps; keeps the noise of even areas from counting like texture. */
const CALM = 1;
/** Deviations beyond which a pixel counts no more: edges say nothing about the mark. */
const CLIP = 2.5;

/** From this score on a mark is taken to be there; the bench tells how sure that is. */
export const MARK_THRESHOLD = 8;

export type MarkReading = {
  readonly present: boolean;
  /** How far the best match stands out, in standard deviations of what chance gives. */
  readonly score: number;
};

/**
 * Looks for the mark without the original: local contrast is evened out, all tiles are laid over
 * each other, and the phases of the sum are compared with the pattern's at every offset at once
 * (phase-only correlation, Kuglin and Hines 1975), so a crop does not hide it.
 * @param file any picture that can be decoded
 */
export async function detectMark(file: Uint8Array, pattern: MarkPattern): Promise<MarkReading> {
  let score = 0;
  for (const scale of await likelyScales(file)) {
    score = max(score, await scoreAt(file, scale, pattern));
    if (score >= 2 * MARK_THRESHOLD) break;
  }
  return { present: score >= MARK_THRESHOLD, score };
}

/** As it is; scaled from the original's side to the file's width or height; halved. */
async function likelyScales(file: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(file, { limitInputPixels: MAX_PIXELS }).metadata();
  const candidates = [1, ORIGINAL_SIDE / width, ORIGINAL_SIDE / height, 2];
  const fits = candidates.filter((scale) => scale * max(width, height) <= MAX_SIDE);
  return [...new Set(fits.length > 0 ? fits : [ORIGINAL_SIDE / max(width, height)])];
}

async function scoreAt(file: Uint8Array, scale: number, pattern: MarkPattern): Promise<number> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { width, height } = await picture.metadata();
  const { data, info } = await picture
    .resize(Math.round(width * scale), Math.round(height * scale), {
      fit: 'fill',
      kernel: 'cubic',
    })
    .flatten({ background: '#808080' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return bestMatch(fold(data, info.width, info.height, info.channels), pattern);
}

/** Every tile of the evened-out picture laid over the others. */
function fold(data: Uint8Array, width: number, height: number, channels: number): ComplexSquare {
  const luma = Float32Array.from({ length: width * height }, (_, i) => data[i * channels]);
  const mean = boxBlur(luma, width, height, SURROUNDINGS);
  for (let i = 0; i < luma.length; i++) luma[i] -= mean[i];
  const energy = boxBlur(
    luma.map((value) => value * value),
    width,
    height,
    SURROUNDINGS,
  );
  const re = new Float64Array(TILE * TILE);
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y % TILE) * TILE;
    for (let x = 0; x < width; x++, i++) {
      const evened = luma[i] / (sqrt(max(energy[i], 0)) + CALM);
      re[row + (x % TILE)] += max(-CLIP, min(CLIP, evened));
    }
  }
  return { re, im: new Float64Array(TILE * TILE) };
}

function bestMatch(square: ComplexSquare, { bins, re, im }: MarkPattern): number {
  transform(square, TILE, false);
  const match: ComplexSquare = {
    re: new Float64Array(TILE * TILE),
    im: new Float64Array(TILE * TILE),
  };
  bins.forEach((bin, index) => {
    const [a, b] = [square.re[bin], square.im[bin]];
    const size = hypot(a, b) || 1;
    match.re[bin] = (a * re[index] + b * im[index]) / size;
    match.im[bin] = (b * re[index] - a * im[index]) / size;
  });
  transform(match, TILE, true);
  let best = 0;
  for (const value of match.re) best = max(best, value);
  // Each bin adds the cosine of a random phase, whose variance is a half.
  return best / sqrt(bins.length / 2);
}
