import { nextPlace, NOBODY, turnIn, type TurnTaker, TURNS } from './turns.js';

type Waiting<Work> = { readonly work: Work; readonly priority: number };

/** Waiting work of one process, in the same turns as jobs of a queue. */
export class FairLine<Work> {
  /** In order. */
  readonly #waiting: Waiting<Work>[] = [];
  readonly #taken = new Map<string, number>();
  /** The priority of the last one that began. */
  #begun = 0;

  get first(): Work | undefined {
    return this.#waiting[0]?.work;
  }

  add(work: Work, taker: TurnTaker = NOBODY): void {
    const priority = this.#priorityOf(taker);
    const at = this.#waiting.findIndex((other) => other.priority > priority);
    this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, { work, priority });
  }

  shift(): Work | undefined {
    const next = this.#waiting.shift();
    this.#begun = next?.priority ?? 0;
    return next?.work;
  }

  #priorityOf({ owner, address, isPaid }: TurnTaker): number {
    if (this.#waiting.length === 0) this.#taken.clear();
    const range = TURNS[isPaid ? 'paid' : 'unpaid'];
    const { first, last } = range;
    const isOfClass = (priority: number) => priority >= first && priority <= last;
    const waiting = this.#waiting.map(({ priority }) => priority).find(isOfClass) ?? first;
    const begun = isOfClass(this.#begun) ? this.#begun : last;
    const ofOwner = `${isPaid} ${owner}`;
    const ofAddress = (turn: number) => `${isPaid} ${address} ${turn}`;
    const countIn = (turn: number) =>
      address === undefined ? 0 : (this.#taken.get(ofAddress(turn)) ?? 0);
    const own = this.#taken.get(ofOwner) ?? -1;
    const current = turnIn(range, Math.min(waiting, begun));
    const { turn, priority } = nextPlace(range, { current, own, countIn });
    this.#taken.set(ofAddress(turn), countIn(turn) + 1);
    this.#taken.set(ofOwner, turn);
    return priority;
  }
}
