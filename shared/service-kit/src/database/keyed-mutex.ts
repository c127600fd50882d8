import { AppError } from '@likeness/contracts/errors/app-error';
import pTimeout from 'p-timeout';
import { assertNoOpenTransaction } from './transaction-guard.js';

const RETRY_SECONDS = 3;

/** Waiting work holds no database connection. Database locks separate processes. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  constructor(private readonly timeoutMs: number) {}

  /** @param keys in a global order (no deadlocks) @throws AppError SERVICE_BUSY before the start */
  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const [key, ...others] = keys;
    if (key === undefined) return work();
    assertNoOpenTransaction('wait for a keyed mutex');
    const before = this.#last.get(key) ?? Promise.resolve();
    let end = () => {};
    const own = new Promise<void>((resolve) => (end = resolve));
    this.#last.set(key, own);
    void own.then(() => {
      if (this.#last.get(key) === own) this.#last.delete(key);
    });
    try {
      await pTimeout(before, { milliseconds: this.timeoutMs, fallback: tooLate });
      return await this.run(others, work);
    } finally {
      // After a timeout, the next in line still waits for the previous work.
      void before.then(end);
    }
  }
}

function tooLate(): never {
  throw new AppError('SERVICE_BUSY', undefined, { retryAfterSeconds: RETRY_SECONDS });
}
