/** In px: below this the sidebar is a drawer, and pages are appended instead of replaced. */
export const WIDE = 1024;

type Step<T> = readonly [below: number, value: T];

const pageSizes: readonly Step<number>[] = [
  [480, 8],
  [640, 12],
  [768, 16],
  [WIDE, 24],
  [1280, 32],
  [1536, 40],
];

const pagerSlots: readonly Step<number>[] = [
  [1280, 3],
  [1536, 5],
];

const firstAbove = <T>(width: number, steps: readonly Step<T>[], last: T): T =>
  steps.find(([below]) => width < below)?.[1] ?? last;

export function pageSizeOf(width: number): number {
  return firstAbove(width, pageSizes, 48);
}

export function pagerSlotsOf(width: number): number {
  return firstAbove(width, pagerSlots, 7);
}

const MOST_RECALLED = 12;

/** The pages that a long list loads at once to get back to its place. */
export function recalledPages(page: number): number {
  return Math.min(page, MOST_RECALLED);
}

export function samePlace(page: number, limit: number, nextLimit: number): number {
  return Math.floor(((page - 1) * limit) / nextLimit) + 1;
}
