import { readFile } from 'node:fs/promises';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { quietly, type PersonPortrait } from '../portrait/portrait-engine.js';
import type { StudioEngine } from './studio-engine.js';
import type { Style } from './model/style.js';

const EXAMPLE = new URL('../../../assets/astronaut.png', import.meta.url);
/** Large enough to compile the code, small enough for a quick start. */
const SIDE = 256;
export async function examplePhoto(): Promise<RgbImage> {
  return decodeImage(await readFile(EXAMPLE));
}

/** Loads graphs and compiles code with small portraits. Abort and resume are safe. */
export class WarmUp {
  readonly #left: Style[];

  constructor(private readonly studio: StudioEngine) {
    this.#left = [...new Map(studio.styles.map((style) => [style.look.renderer, style])).values()];
  }

  /** @param onPortrait called after each portrait */
  async run(
    signal: AbortSignal,
    onPortrait: (portrait: PersonPortrait) => Promise<void> | void,
  ): Promise<void> {
    const photo = { id: 'example', image: await examplePhoto() };
    for (;;) {
      const [style] = this.#left;
      if (!style || signal.aborted) return;
      const recipe = {
        style: style.title,
        gender: null,
        seed: 0,
        size: SIDE,
        headPose: null,
      };
      const options = quietly(signal);
      const portrait = await this.studio
        .render([photo], recipe, options)
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
      if (!portrait) return;
      this.#left.shift();
      await onPortrait(portrait);
    }
  }
}
