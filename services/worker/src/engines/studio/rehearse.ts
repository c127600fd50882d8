import { readFile } from 'node:fs/promises';
import { decodeImage } from '../../raster/decode.js';
import type { RgbImage } from '../../raster/rgb-image.js';
import type { PersonPortrait } from '../portrait-engine.js';
import { styleValue } from './catalogue.js';
import type { StudioEngine } from './studio-engine.js';

const EXAMPLE = new URL('../../../assets/astronaut.png', import.meta.url);
/** Enough pixels for code to be compiled, few enough for a start that nobody minds. */
const SIDE = 256;
/** On a machine that is busy with other things, to be there soon is worth more. */
const MOST_MS = 6_000;

/** The photo that the styles' previews are made from. */
export async function examplePhoto(): Promise<RgbImage> {
  return decodeImage(await readFile(EXAMPLE));
}

/**
 * Makes a small portrait with one style of each renderer, so that graphs are loaded and code is
 * compiled before somebody waits.
 */
export async function rehearse(studio: StudioEngine, mostMs = MOST_MS): Promise<PersonPortrait[]> {
  const photo = { id: 'example', image: await examplePhoto() };
  const signal = AbortSignal.timeout(mostMs);
  const recipe = { gender: null, seed: 0, size: SIDE, headPose: null };
  const portraits: PersonPortrait[] = [];
  for (const style of new Map(studio.styles.map((each) => [each.look.renderer, each])).values()) {
    const wanted = { ...recipe, style: styleValue(style) };
    const options = { onProgress: () => undefined, signal };
    const portrait = await studio.render([photo], wanted, options).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!portrait) break;
    portraits.push(portrait);
  }
  return portraits;
}
