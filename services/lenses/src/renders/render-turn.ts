import { nextPlace, turnIn, TURNS, type WorkClass } from '@likeness/queue/turns';
import type { Progress, Taken } from '../database/render-queue.repository.js';

export function classOf(priority: number): WorkClass {
  return priority < TURNS.unpaid.first ? 'paid' : 'unpaid';
}

/** An idle class starts over from the upper half of its priorities. */
const HALF = 2 ** 19;

/**
 * Newcomers join this turn. It is never later than the first waiting render's turn: a worker may
 * have started a later render while that one still waits.
 */
export function currentTurn(work: WorkClass, progress: Progress): number {
  const { lastBegun, firstWaiting, isBusy } = progress;
  const range = TURNS[work];
  if (firstWaiting !== null) {
    return turnIn(range, Math.min(lastBegun ?? firstWaiting, firstWaiting));
  }
  if (lastBegun === null) return 0;
  return isBusy || lastBegun < range.first + HALF ? turnIn(range, lastBegun) : 0;
}

export type Newcomer = {
  readonly work: WorkClass;
  readonly owner: string;
  readonly current: number;
  /** In this lane and class. */
  readonly taken: readonly Taken[];
};

/** @returns the priorities of the newcomer's next images */
export function nextPriorities(
  { work, owner, current, taken }: Newcomer,
  count: number,
): [number, ...number[]] {
  const range = TURNS[work];
  const turnsOf = (of: readonly Taken[]) => of.map(({ priority }) => turnIn(range, priority));
  const here = turnsOf(taken.filter(({ isHere }) => isHere));
  const own = turnsOf(taken.filter((each) => each.owner === owner));
  const next = () => {
    const countIn = (turn: number) => here.filter((each) => each === turn).length;
    const place = nextPlace(range, { current, own: Math.max(-1, ...own), countIn });
    own.push(place.turn);
    here.push(place.turn);
    return place.priority;
  };
  return [next(), ...Array.from({ length: count - 1 }, next)];
}
