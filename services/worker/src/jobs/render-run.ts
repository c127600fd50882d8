import { CancelledError } from './cancelled-error.js';

export class RenderRun {
  claim: number | undefined;
  readonly #cancelled = new AbortController();
  readonly #taken = new AbortController();

  constructor(readonly renderId: string) {}

  get cancelled(): AbortSignal {
    return this.#cancelled.signal;
  }

  /** Also aborts when another attempt makes the portrait; ignored once it is rendered. */
  get unneeded(): AbortSignal {
    return AbortSignal.any([this.#cancelled.signal, this.#taken.signal]);
  }

  cancel(): void {
    this.#cancelled.abort(new CancelledError('cancelled'));
  }

  leaveTo(claim: number): void {
    if (this.claim !== undefined && this.claim < claim) {
      this.#taken.abort(new CancelledError('another worker has begun it'));
    }
  }
}
