import type { StudioEngine } from '../engines/studio/studio-engine.js';
import type { Style } from '../engines/studio/model/style.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { timedRender } from './timed-render.js';

const OWN = { size: 320, gender: null } as const;
const SEEDS = [20, 21, 22, 23, 24, 25, 26, 27];

/** Mean absolute difference of the two most similar pictures of eight, of 255. */
export async function closestPair(
  engine: StudioEngine,
  image: RgbImage,
  style: Style,
): Promise<number> {
  const set: Uint8Array[] = [];
  for (const seed of SEEDS) {
    const { portrait } = await timedRender(engine, image, style, seed, OWN);
    if (portrait) set.push(portrait.image.data);
  }
  const pairs = set.flatMap((a, i) => set.slice(i + 1).map((b) => difference(a, b)));
  return Math.min(...pairs);
}

function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
}
