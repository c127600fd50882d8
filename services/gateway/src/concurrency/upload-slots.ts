import { AppError } from '@likeness/contracts/errors/app-error';
import { ownerKey } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { Counted, isReached } from './counted.js';

export type UploadSlotSettings = {
  readonly inAll: number;
  readonly perAddress: number;
  readonly perPerson: number;
};

const RETRY_AFTER_SECONDS = 5;

/** Limits concurrent large bodies: each holds a service connection at the sender's pace. */
export class UploadSlots {
  readonly #byPerson = new Counted();
  readonly #byAddress = new Counted();

  constructor(private readonly limits: UploadSlotSettings) {}

  /** @throws AppError TOO_MANY_REQUESTS per person or address, QUEUE_FULL in total */
  enter({ owner, address }: Person): () => void {
    const person = ownerKey(owner);
    const isTheirs =
      isReached(this.limits.perPerson, this.#byPerson.of(person)) ||
      isReached(this.limits.perAddress, this.#byAddress.of(address));
    if (isTheirs) throw refusal('TOO_MANY_REQUESTS');
    if (isReached(this.limits.inAll, this.#byAddress.total)) throw refusal('QUEUE_FULL');
    const leave = [this.#byPerson.enter(person), this.#byAddress.enter(address)];
    return () => {
      for (const end of leave) end();
    };
  }
}

function refusal(code: 'TOO_MANY_REQUESTS' | 'QUEUE_FULL'): AppError {
  return new AppError(code, undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
