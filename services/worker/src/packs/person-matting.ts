import type { PersonMask } from '../analysis/person-mask.js';
import { clamp } from '../imaging/scalar.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { Tensor } from '../models/onnx-runtime.js';
import type { OpenedMatting } from './opened-pack.js';
import { PackGraphs } from './pack-graphs.js';
import { seenBy } from './picture-input.js';
import { selfTest } from './self-test.js';

/** An operator's network for cut-outs. */
export class PersonMatting {
  #elapsedMs = 0;

  private constructor(
    private readonly graphs: PackGraphs,
    private readonly settings: OpenedMatting['manifest']['matting'],
  ) {}

  /** @throws PackRefusedError */
  static async open(pack: OpenedMatting, threads: number): Promise<PersonMatting> {
    const graphs = new PackGraphs(pack, threads);
    await selfTest(pack, graphs);
    return new PersonMatting(graphs, pack.manifest.matting);
  }

  get elapsedMs(): number {
    return this.#elapsedMs;
  }

  /** NaN counts as background. */
  async segment(picture: RgbImage): Promise<PersonMask> {
    const { width, height } = this.settings.size;
    const input = await seenBy(this.settings, picture);
    const session = await this.graphs.session('matting');
    const started = performance.now();
    const { alpha } = await session.run({
      image: new Tensor('float32', input, [1, 3, height, width]),
    });
    this.#elapsedMs += performance.now() - started;
    const probability = (alpha.data as Float32Array).map((value) => clamp(value) || 0);
    return { width, height, probability };
  }

  close(): Promise<void> {
    return this.graphs.close();
  }
}
