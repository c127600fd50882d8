import { LikenessRefusedError } from '../engines/portrait/engine-errors.js';
import { quietly, type Portrait, type Recipe } from '../engines/portrait/portrait-engine.js';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import type { Style } from '../engines/studio/model/style.js';
import type { RgbImage } from '../imaging/rgb-image.js';

const MIXED_IMAGES = 8;

export type Timed = { readonly portrait: Portrait | undefined; readonly ms: number };

export async function timedRender(
  engine: StudioEngine,
  image: RgbImage,
  { title: style }: Style,
  seed: number,
  own: Partial<Recipe> = {},
): Promise<Timed> {
  const started = performance.now();
  const recipe = { style, gender: 'woman', seed, size: 1024, headPose: null, ...own } as const;
  const portrait = await rendered(engine, image, recipe);
  return { portrait, ms: performance.now() - started };
}

async function rendered(engine: StudioEngine, image: RgbImage, recipe: Recipe) {
  try {
    return await engine.render([{ id: 'photo', image }], recipe, quietly());
  } catch (error) {
    if (error instanceof LikenessRefusedError) return undefined;
    throw error;
  }
}

export async function timeEightMixed(engine: StudioEngine, photo: RgbImage): Promise<number> {
  const step = Math.floor(STUDIO_STYLES.length / MIXED_IMAGES);
  const begun = performance.now();
  for (let index = 0; index < MIXED_IMAGES; index += 1) {
    await timedRender(engine, photo, STUDIO_STYLES[index * step], index);
  }
  return performance.now() - begun;
}
