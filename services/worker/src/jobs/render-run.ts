import { CancelledError } from './cancelled-error.js';

/** One try of a render, from before its claim. */
export class RenderRun {
  claim: number | undefined;
  readonly #cancelled = new AbortController();
  readonly #taken = new AbortController();

  constructor(readonly renderId: string) {}

  /** Aborted when nobody wants the portrait. */
  get cancelled(): AbortSignal {
    return this.#cancelled.signal;
  }

  /** Aborted also when somebody else makes it; of no matter once it is painted. */
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
