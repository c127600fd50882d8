import { NOBODY, OF_ADDRESS_PER_TURN, type TurnTaker, TURNS } from './turns.js';

type Waiting<Work> = { readonly work: Work; readonly turn: number };

/** Waiting work of one process, in the same turns as jobs of a queue. */
export class FairLine<Work> {
  /** In order. */
  readonly #waiting: Waiting<Work>[] = [];
  readonly #taken = new Map<string, number>();

  get first(): Work | undefined {
    return this.#waiting[0]?.work;
  }

  add(work: Work, taker: TurnTaker = NOBODY): void {
    const turn = this.#turnOf(taker);
    const at = this.#waiting.findIndex((other) => other.turn > turn);
    this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, { work, turn });
  }

  shift(): Work | undefined {
    return this.#waiting.shift()?.work;
  }

  #turnOf({ owner, address, isPaid }: TurnTaker): number {
    if (this.#waiting.length === 0) this.#taken.clear();
    const { first, last } = TURNS[isPaid ? 'paid' : 'unpaid'];
    const current = this.#waiting.find(({ turn }) => turn >= first && turn <= last)?.turn ?? first;
    const ofOwner = `${isPaid} ${owner}`;
    let turn = Math.max(current, (this.#taken.get(ofOwner) ?? 0) + 1);
    const ofAddress = () => `${address} ${turn}`;
    if (address !== undefined) {
      while ((this.#taken.get(ofAddress()) ?? 0) >= OF_ADDRESS_PER_TURN) turn += 1;
      this.#taken.set(ofAddress(), (this.#taken.get(ofAddress()) ?? 0) + 1);
    }
    this.#taken.set(ofOwner, turn);
    return Math.min(turn, last);
  }
}
