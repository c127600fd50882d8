import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RenderWorkers } from './render-workers.js';

/** Every open form asks every now and then. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 1_000;

/** Whether portraits are being made at present; orders are taken all the same. */
@Injectable()
export class WorkerPresence {
  #latest: { readonly at: number; readonly isThere: Promise<boolean> } | undefined;

  constructor(private readonly workers: RenderWorkers) {}

  async isThere(): Promise<boolean> {
    if (!this.#latest || performance.now() - this.#latest.at > FRESH_MS) {
      this.#latest = { at: performance.now(), isThere: this.#look() };
    }
    return this.#latest.isThere;
  }

  /** Without Redis nothing is made either. */
  async #look(): Promise<boolean> {
    const looking = this.workers.areThere().catch(() => false);
    return Promise.race([looking, setTimeout(PATIENCE_MS, false, { ref: false })]);
  }
}
