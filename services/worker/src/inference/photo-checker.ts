import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { Lane, type LaneEnd } from './lane.js';
import type { ProcessSettings } from './process-settings.js';

const TIMEOUT_MS = 20_000;

/** Checks photos in a process of its own, so that nobody's upload waits behind a portrait. */
export class PhotoChecker {
  readonly #lane: Lane;

  constructor(settings: ProcessSettings, onEnd: (end: LaneEnd) => void, size = 1) {
    this.#lane = new Lane({
      name: 'photo-check',
      script: new URL('./photo-check.process.js', import.meta.url),
      size,
      settings,
      graceMs: 0,
      onEnd,
    });
  }

  async warmUp(): Promise<void> {
    await this.#lane.warmUp();
  }

  /** @throws TimeoutError, after which nothing of the check goes on */
  async check(objectKey: string): Promise<PhotoVerdict> {
    return this.#lane.run<PhotoVerdict>(objectKey, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  }

  async close(): Promise<void> {
    await this.#lane.close();
  }
}
