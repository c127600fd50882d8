import { TURNS, type WorkClass } from '@likeness/queue/turns';
import type { Progress, Taken } from '../database/render-queue.repository.js';

export function classOf(turn: number): WorkClass {
  return turn < TURNS.unpaid.first ? 'paid' : 'unpaid';
}

/** An idle class starts over from the upper half of its turns. */
const HALF = 2 ** 19;

/**
 * Newcomers join this turn. It is never later than the first waiting render's turn: a worker may
 * have started a later render while that one still waits.
 */
export function currentTurn(work: WorkClass, { lastBegun, firstWaiting, isBusy }: Progress) {
  const { first } = TURNS[work];
  if (firstWaiting !== null) return Math.min(lastBegun ?? firstWaiting, firstWaiting);
  if (lastBegun === null) return first;
  return isBusy || lastBegun < first + HALF ? lastBegun : first;
}

type Newcomer = {
  readonly owner: string;
  readonly current: number;
  /** In this lane and class. */
  readonly taken: readonly Taken[];
};

/** The newcomer's turn, and work that moves behind it. */
export type Assigned = {
  readonly turn: number;
  readonly moved?: { readonly id: string; readonly turn: number };
};

/**
 * Start-time fair queueing: an owner's n-th image is due n turns after the current one. Owners and
 * addresses have one image per turn. At a shared address, a newcomer swaps turns with an image
 * whose owner has more images ahead.
 */
export function assignTurn({ owner, current, taken }: Newcomer): Assigned {
  const ahead = taken.filter((each) => each.owner === owner).length;
  const earliest = current + ahead;
  const turn = firstFree(earliest, taken);
  const seen = new Map<string, number>();
  const here = taken.filter(({ isHere }) => isHere).toSorted((a, b) => a.turn - b.turn);
  for (const each of here) {
    const aheadOfEach = seen.get(each.owner) ?? 0;
    seen.set(each.owner, aheadOfEach + 1);
    const isLater = each.isWaiting && each.turn >= earliest && each.turn < turn;
    if (isLater && aheadOfEach > ahead) return { turn: each.turn, moved: { id: each.id, turn } };
  }
  return { turn };
}

/** As if ordered one by one; `moved` has the last turn of each moved image. */
export function assignTurns(
  newcomer: Newcomer,
  count: number,
): { readonly turns: readonly number[]; readonly moved: ReadonlyMap<string, number> } {
  let { taken } = newcomer;
  const turns: number[] = [];
  const moved = new Map<string, number>();
  const own = { id: '', owner: newcomer.owner, isHere: true, isWaiting: true, isUnfinished: true };
  for (let image = 0; image < count; image += 1) {
    const { turn, moved: other } = assignTurn({ ...newcomer, taken });
    turns.push(turn);
    if (other) moved.set(other.id, other.turn);
    taken = taken.map((each) => (each.id === other?.id ? { ...each, turn: other.turn } : each));
    taken = [...taken, { ...own, turn }];
  }
  return { turns, moved };
}

function firstFree(from: number, taken: readonly Taken[]): number {
  const turns = new Set(taken.map(({ turn }) => turn));
  let turn = from;
  while (turns.has(turn)) turn += 1;
  return turn;
}
