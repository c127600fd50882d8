import { AppError } from '@likeness/contracts/errors/app-error';
import { type Owner, ownerKey } from '@likeness/contracts/identity/owner';

export type UploadLoad = {
  readonly owner: Owner;
  readonly address?: string;
  readonly bytes: number;
};

export type UploadRoomLimits = {
  readonly bytes: number;
  readonly waitMs: number;
};

/** Shares of the total, so that no user or address can fill it. */
const PERSON_SHARE = 1 / 4;
const ADDRESS_SHARE = 1 / 2;
const MAX_WAITING = 256;
const RETRY_AFTER_SECONDS = 10;

type Waiting = {
  readonly bytes: number;
  readonly keys: readonly string[];
  readonly start: () => void;
};

/** A waiting upload stays unread, so that backpressure reaches the sender. */
export class UploadRoom {
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  #waiting: Waiting[] = [];

  constructor(private readonly limits: UploadRoomLimits) {}

  /** @throws AppError TOO_MANY_REQUESTS, QUEUE_FULL */
  async within<T>({ owner, address, bytes }: UploadLoad, work: () => Promise<T>): Promise<T> {
    const person = `person:${ownerKey(owner)}`;
    const keys = address === undefined ? [person] : [person, `address:${address}`];
    await this.#enter(bytes, keys);
    try {
      return await work();
    } finally {
      this.#take(-bytes, keys);
      this.#admit();
    }
  }

  async #enter(bytes: number, keys: readonly string[]): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        bytes,
        keys,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(this.#refusal(waiting));
        this.#admit();
      };
      const timer = setTimeout(giveUp, this.limits.waitMs);
      this.#waiting.push(waiting);
      this.#admit();
      if (this.#waiting.length > MAX_WAITING) {
        clearTimeout(timer);
        giveUp();
      }
    });
  }

  /** FIFO. Uploads over their own share are skipped; a lack of total room blocks the queue. */
  #admit(): void {
    const left: Waiting[] = [];
    let isFull = false;
    for (const next of this.#waiting) {
      isFull ||= this.#taken > 0 && this.#taken + next.bytes > this.limits.bytes;
      if (isFull || this.#exceedsShare(next)) {
        left.push(next);
        continue;
      }
      this.#take(next.bytes, next.keys);
      next.start();
    }
    this.#waiting = left;
  }

  /** A single upload always fits. */
  #exceedsShare({ bytes, keys }: Waiting): boolean {
    return keys.some((key) => {
      const taken = this.#takenBy.get(key) ?? 0;
      const share = key.startsWith('person:') ? PERSON_SHARE : ADDRESS_SHARE;
      return taken > 0 && taken + bytes > share * this.limits.bytes;
    });
  }

  #take(bytes: number, keys: readonly string[]): void {
    this.#taken += bytes;
    for (const key of keys) {
      const taken = (this.#takenBy.get(key) ?? 0) + bytes;
      if (taken > 0) this.#takenBy.set(key, taken);
      else this.#takenBy.delete(key);
    }
  }

  #refusal(waiting: Waiting): AppError {
    const code = this.#exceedsShare(waiting) ? 'TOO_MANY_REQUESTS' : 'QUEUE_FULL';
    return new AppError(code, undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
