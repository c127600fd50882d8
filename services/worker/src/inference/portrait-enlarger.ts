import type { PortraitToEnlarge } from '@likeness/contracts/jobs/enlargements.jobs';
import type { AnalyserOptions, FaceAnalyser } from '../analysis/face-analyser.js';
import { enlargePortrait } from '../engines/enlargement/enlarge-portrait.js';
import type { PictureFiles } from '../engines/portrait/finish/picture-files.js';
import { Upscaler } from '../engines/enlargement/upscaler.js';
import type { ObjectReader } from './parent.js';

export class PortraitEnlarger {
  constructor(
    private readonly analyser: FaceAnalyser,
    private readonly store: ObjectReader,
    private readonly options: AnalyserOptions,
  ) {}

  /** @returns null if the face changed too much */
  async run(
    { master_key, watermarked_key, head }: PortraitToEnlarge,
    signal: AbortSignal,
  ): Promise<PictureFiles | null> {
    const master = await this.store.read(master_key);
    const wanted = { isWatermarked: watermarked_key !== undefined, ...(head && { head }) };
    // Opened per task: the memory of a session would stay with the process.
    const upscaler = await Upscaler.open(this.options);
    try {
      return await enlargePortrait(master, wanted, { upscaler, analyser: this.analyser }, signal);
    } finally {
      await upscaler.close();
    }
  }
}
