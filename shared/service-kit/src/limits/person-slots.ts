import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { ownerKey } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { Counted, isReached } from './counted.js';

type Slots = {
  /** None by default. */
  readonly inAll?: number;
  /** Limits visitors without cookies, who get a new owner with each request. */
  readonly perAddress: number;
  readonly perPerson: number;
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number;
};

/** Limits what persons do at once. */
export class PersonSlots {
  readonly #byPerson = new Counted();
  readonly #byAddress = new Counted();

  constructor(private readonly slots: Slots) {}

  /** @returns an idempotent release function. @throws AppError QUEUE_FULL in total, or the code */
  enter({ owner, address }: Pick<Person, 'owner' | 'address'>): () => void {
    const { inAll = 0, perAddress, perPerson, code } = this.slots;
    const person = ownerKey(owner);
    const isTheirs =
      isReached(perPerson, this.#byPerson.of(person)) ||
      isReached(perAddress, this.#byAddress.of(address));
    if (isTheirs) throw this.#refusal(code);
    if (isReached(inAll, this.#byAddress.total)) throw this.#refusal('QUEUE_FULL');
    const leave = [this.#byPerson.enter(person), this.#byAddress.enter(address)];
    return () => {
      for (const end of leave) end();
    };
  }

  #refusal(code: ErrorCode): AppError {
    const { retryAfterSeconds } = this.slots;
    return new AppError(code, undefined, { retryAfterSeconds });
  }
}
