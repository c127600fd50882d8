import * as text from './messages/en.js';

/** Limit of an unpaged list and of a bulk request. */
const MOST = 1_000;

export type ListSize = {
  total: number;
  /** More images match than `total` says. */
  isCapped: boolean;
};

const isWhole = ({ total, isCapped }: ListSize) => total <= MOST && !isCapped;

export function offerBeyond(shown: number, size: ListSize): string | null {
  if (shown >= Math.min(size.total, MOST)) return null;
  return isWhole(size) ? text.selectWhole(size.total) : text.selectFirst(MOST);
}

export function beyondWords(chosen: number, size: ListSize): string {
  if (isWhole(size)) return text.wholeIsSelected(chosen);
  if (size.isCapped) return text.firstAreSelected(chosen);
  return text.firstOfAreSelected(chosen, size.total);
}
