/** Below this the sidebar is a drawer and the pages are loaded one below the other. */
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

/** Images on a page of the gallery, by the width of the window. */
export function pageSizeOf(width: number): number {
  return firstAbove(width, pageSizes, 48);
}

/** Page numbers that the pager shows at once. */
export function pagerSlotsOf(width: number): number {
  return firstAbove(width, pagerSlots, 7);
}

/** The page that, with another page size, begins with what this one begins with. */
export function samePlace(page: number, limit: number, nextLimit: number): number {
  return Math.floor(((page - 1) * limit) / nextLimit) + 1;
}
