export const GAP = 'gap';
export type PagerItem = number | typeof GAP;

export function pagerItems(page: number, pageCount: number, slots: number): PagerItem[] {
  const count = Math.min(slots, pageCount);
  const inner = count - 2;
  const from = Math.max(2, Math.min(page - Math.floor(inner / 2), pageCount - inner));
  const numbers =
    count < 3
      ? Array.from({ length: count }, (_, index) => index + 1)
      : [1, ...Array.from({ length: inner }, (_, index) => from + index), pageCount];
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [GAP, number] : [number];
  });
}
