import { AppError } from '@likeness/contracts/errors/app-error';
import { type Owner, ownerKey } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';

const EACH = 2;
/** Each has one picture in memory. */
const TOGETHER = 16;
const RETRY_SECONDS = 10;

/** Bounds how many archives are made at the same time, by this process. */
@Injectable()
export class DownloadSlots {
  readonly #running = new Map<string, number>();
  #total = 0;

  /**
   * @returns what to call when the download is over, once or more often
   * @throws AppError DOWNLOADS_RUNNING or SERVICE_BUSY
   */
  take(owner: Owner): () => void {
    const key = ownerKey(owner);
    const own = this.#running.get(key) ?? 0;
    const retry = { retryAfterSeconds: RETRY_SECONDS };
    if (own >= EACH) throw new AppError('DOWNLOADS_RUNNING', undefined, retry);
    if (this.#total >= TOGETHER) throw new AppError('SERVICE_BUSY', undefined, retry);
    this.#change(key, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#change(key, -1);
    };
  }

  #change(key: string, by: number): void {
    this.#total += by;
    const own = (this.#running.get(key) ?? 0) + by;
    if (own > 0) this.#running.set(key, own);
    else this.#running.delete(key);
  }
}
