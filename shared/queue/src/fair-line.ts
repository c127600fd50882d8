import { NOBODY, OF_ADDRESS_PER_TURN, type TurnTaker, TURNS } from './turns.js';

type Waiting<Work> = { readonly work: Work; readonly priority: number };

/** Waiting work of one process, in the same turns as jobs of a queue. */
export class FairLine<Work> {
  /** In order. */
  readonly #waiting: Waiting<Work>[] = [];
  readonly #taken = new Map<string, number>();

  get first(): Work | undefined {
    return this.#waiting[0]?.work;
  }

  add(work: Work, taker: TurnTaker = NOBODY): void {
    const priority = this.#priorityOf(taker);
    const at = this.#waiting.findIndex((other) => other.priority > priority);
    this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, { work, priority });
  }

  shift(): Work | undefined {
    return this.#waiting.shift()?.work;
  }

  #priorityOf({ owner, address, isPaid }: TurnTaker): number {
    if (this.#waiting.length === 0) this.#taken.clear();
    const { first, last } = TURNS[isPaid ? 'paid' : 'unpaid'];
    const next = this.#waiting.find(({ priority }) => priority >= first && priority <= last);
    const current = Math.floor(((next?.priority ?? first) - first) / OF_ADDRESS_PER_TURN);
    const ofOwner = `${isPaid} ${owner}`;
    let turn = Math.max(current, (this.#taken.get(ofOwner) ?? -1) + 1);
    const ofAddress = () => `${isPaid} ${address} ${turn}`;
    const place = () => (address === undefined ? 0 : (this.#taken.get(ofAddress()) ?? 0));
    while (place() >= OF_ADDRESS_PER_TURN) turn += 1;
    const priority = first + turn * OF_ADDRESS_PER_TURN + place();
    this.#taken.set(ofAddress(), place() + 1);
    this.#taken.set(ofOwner, turn);
    return Math.min(priority, last);
  }
}
