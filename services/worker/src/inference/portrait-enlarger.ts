import type { PortraitToEnlarge } from '@likeness/contracts/jobs/portrait-enlarge.job';
import type { ObjectStore } from '@likeness/storage/object-store';
import type { AnalyserOptions, FaceAnalyser } from '../analysis/face-analyser.js';
import { type EnlargedFiles, enlargePortrait } from '../engines/enlargement/enlarge-portrait.js';
import { Upscaler } from '../engines/enlargement/upscaler.js';

/** Opens its model with the first task. */
export class PortraitEnlarger {
  #upscaler: Promise<Upscaler> | undefined;

  constructor(
    private readonly analyser: FaceAnalyser,
    private readonly store: ObjectStore,
    private readonly options: AnalyserOptions,
  ) {}

  /** @returns null if the face changed too much */
  async run(
    { master_key, watermarked_key, head }: PortraitToEnlarge,
    signal: AbortSignal,
  ): Promise<EnlargedFiles | null> {
    this.#upscaler ??= Upscaler.open(this.options);
    const tools = { upscaler: await this.#upscaler, analyser: this.analyser };
    const wanted = { isWatermarked: watermarked_key !== undefined, ...(head && { head }) };
    return enlargePortrait(await this.store.read(master_key), wanted, tools, signal);
  }
}
