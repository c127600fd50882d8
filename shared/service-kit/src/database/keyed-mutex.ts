import { AppError } from '@likeness/contracts/errors/app-error';
import pTimeout from 'p-timeout';
import { assertNoOpenTransaction } from './transaction-guard.js';

const RETRY_SECONDS = 3;

/**
 * Lets what concerns the same person or address happen one after the other in this process, in the
 * order it came. Who waits for a turn holds no connection, so that one person's many requests
 * take one connection and not all of them. Other processes are kept apart by locks of the database.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  constructor(private readonly patienceMs: number) {}

  /**
   * @param keys in the same order everywhere, so that nobody waits in a circle
   * @throws AppError SERVICE_BUSY when the turn does not come in time; then nothing was done
   */
  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const [key, ...others] = keys;
    if (key === undefined) return work();
    assertNoOpenTransaction('a turn was waited for');
    const before = this.#last.get(key) ?? Promise.resolve();
    let end = () => {};
    const own = new Promise<void>((resolve) => (end = resolve));
    this.#last.set(key, own);
    void own.then(() => {
      if (this.#last.get(key) === own) this.#last.delete(key);
    });
    try {
      await pTimeout(before, { milliseconds: this.patienceMs, fallback: tooLate });
      return await this.run(others, work);
    } finally {
      // Whoever gives up waiting does not let the next one in before their turn.
      void before.then(end);
    }
  }
}

function tooLate(): never {
  throw new AppError('SERVICE_BUSY', undefined, { retryAfterSeconds: RETRY_SECONDS });
}
