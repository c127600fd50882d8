/** A lane serves paid work first; 1 is served before 2. BullMQ counts to 2^21. */
export type WorkClass = 'paid' | 'unpaid';

/** Turns of each class, as priorities of the queue. */
export const TURNS: Readonly<Record<WorkClass, { readonly first: number; readonly last: number }>> =
  {
    paid: { first: 1, last: 2 ** 20 - 1 },
    unpaid: { first: 2 ** 20, last: 2 ** 21 - 1 },
  };

export function classOf(turn: number): WorkClass {
  return turn < TURNS.unpaid.first ? 'paid' : 'unpaid';
}

/** What a lane has begun of a class in the last minutes, and what waits for it. */
export type Progress = {
  readonly lastBegun: number | null;
  readonly firstWaiting: number | null;
  readonly isBusy: boolean;
};

/** A class that is idle in the upper half of its turns starts over. */
const HALF = 2 ** 19;

/**
 * The turn that a lane serves at present: newcomers join it. What waits limits it, as a worker may begin a render
 * at the moment in which that is moved to a late turn.
 */
export function currentTurn(work: WorkClass, { lastBegun, firstWaiting, isBusy }: Progress) {
  const { first } = TURNS[work];
  if (firstWaiting !== null) return Math.min(lastBegun ?? firstWaiting, firstWaiting);
  if (lastBegun === null) return first;
  return isBusy || lastBegun < first + HALF ? lastBegun : first;
}

/** Work that has one turn of a lane: an image, or in a model's lane a generation. */
export type Taken = {
  readonly id: string;
  readonly owner: string;
  readonly turn: number;
  /** Ordered from the newcomer's address. */
  readonly isHere: boolean;
  readonly isWaiting: boolean;
  readonly isUnfinished: boolean;
};

type Newcomer = {
  readonly owner: string;
  readonly current: number;
  /** By the newcomer's owner or address, in this lane and class. */
  readonly taken: readonly Taken[];
};

/** The newcomer's turn, and what moves to a later one for it. */
export type Assigned = {
  readonly turn: number;
  readonly moved?: { readonly id: string; readonly turn: number };
};

/**
 * Start-time fair queueing: an owner's n-th image is due n turns after the current one, and an owner or an address has
 * one image in each turn. Within an address owners take turns too: a newcomer swaps with an image whose
 * owner has more images ahead of it than the newcomer has.
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

function firstFree(from: number, taken: readonly Taken[]): number {
  const turns = new Set(taken.map(({ turn }) => turn));
  let turn = from;
  while (turns.has(turn)) turn += 1;
  return turn;
}
