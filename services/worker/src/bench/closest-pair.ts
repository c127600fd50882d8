import { LikenessRefusedError } from '../engines/portrait/engine-errors.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import type { Style } from '../engines/studio/model/style.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

const SIZE = 320;
const SEEDS = [20, 21, 22, 23, 24, 25, 26, 27];

/** Mean absolute difference of the two most similar pictures of eight, of 255. */
export async function closestPair(
  engine: StudioEngine,
  image: RgbImage,
  style: Style,
): Promise<number> {
  const set: Uint8Array[] = [];
  for (const seed of SEEDS) {
    const made = await pixelsOf(engine, image, style, seed);
    if (made) set.push(made);
  }
  const pairs = set.flatMap((a, i) => set.slice(i + 1).map((b) => difference(a, b)));
  return Math.min(...pairs);
}

async function pixelsOf(engine: StudioEngine, image: RgbImage, style: Style, seed: number) {
  const recipe = { style: style.title, gender: null, seed, size: SIZE, headPose: null };
  const options = quietly();
  try {
    return (await engine.render([{ id: 'photo', image }], recipe, options)).image.data;
  } catch (error) {
    if (error instanceof LikenessRefusedError) return undefined;
    throw error;
  }
}

function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
}
