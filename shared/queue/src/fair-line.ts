import { nextPlace, NOBODY, turnIn, type TurnTaker, TURNS } from './turns.js';

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
    const range = TURNS[isPaid ? 'paid' : 'unpaid'];
    const { first, last } = range;
    const next = this.#waiting.find(({ priority }) => priority >= first && priority <= last);
    const ofOwner = `${isPaid} ${owner}`;
    const ofAddress = (turn: number) => `${isPaid} ${address} ${turn}`;
    const countIn = (turn: number) =>
      address === undefined ? 0 : (this.#taken.get(ofAddress(turn)) ?? 0);
    const own = this.#taken.get(ofOwner) ?? -1;
    const current = turnIn(range, next?.priority ?? first);
    const { turn, priority } = nextPlace(range, { current, own, countIn });
    this.#taken.set(ofAddress(turn), countIn(turn) + 1);
    this.#taken.set(ofOwner, turn);
    return priority;
  }
}
