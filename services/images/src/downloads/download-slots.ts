import { AppError } from '@likeness/contracts/errors/app-error';
import { ownerKey } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';

const OF_ONE_OWNER = 2;
/** Limits visitors without cookies, who get a new owner with each request. */
const OF_ONE_ADDRESS = 4;
const RETRY_SECONDS = 10;

/** Downloads are streamed, so their number in all needs no limit. */
@Injectable()
export class DownloadSlots {
  readonly #running = new Map<string, number>();

  /** @returns an idempotent release function. @throws AppError DOWNLOADS_RUNNING */
  take({ owner, address }: Pick<Person, 'owner' | 'address'>): () => void {
    const [ofOwner, ofAddress] = [ownerKey(owner), `address:${address}`];
    if (this.#count(ofOwner) >= OF_ONE_OWNER || this.#count(ofAddress) >= OF_ONE_ADDRESS) {
      throw new AppError('DOWNLOADS_RUNNING', undefined, { retryAfterSeconds: RETRY_SECONDS });
    }
    const change = (by: number) => {
      for (const key of [ofOwner, ofAddress]) this.#change(key, by);
    };
    change(1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      change(-1);
    };
  }

  #count(key: string): number {
    return this.#running.get(key) ?? 0;
  }

  #change(key: string, by: number): void {
    const count = this.#count(key) + by;
    if (count > 0) this.#running.set(key, count);
    else this.#running.delete(key);
  }
}
