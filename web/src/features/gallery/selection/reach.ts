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
  return isWhole(size) ? `Select all ${size.total} images` : `Select the first ${MOST} images`;
}

export function beyondWords(chosen: number, size: ListSize): string {
  if (isWhole(size)) return `All ${chosen} images are selected.`;
  const of = size.isCapped ? '' : ` of ${size.total}`;
  return `The first ${chosen}${of} images are selected.`;
}
