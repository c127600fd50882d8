/** As many as one answer lists without pages, and as one call for several images takes. */
const MOST = 1_000;

export type ListSize = {
  total: number;
  /** More match than `total` says. */
  isCapped: boolean;
};

const isWhole = ({ total, isCapped }: ListSize) => total <= MOST && !isCapped;

/** What is offered to who has chosen everything shown; null where nothing else is there. */
export function offerBeyond(shown: number, size: ListSize): string | null {
  if (shown >= Math.min(size.total, MOST)) return null;
  return isWhole(size) ? `Select all ${size.total} images` : `Select the first ${MOST} images`;
}

/** What is said once more is chosen than is shown. */
export function beyondWords(chosen: number, size: ListSize): string {
  if (isWhole(size)) return `All ${chosen} images are selected.`;
  const of = size.isCapped ? '' : ` of ${size.total}`;
  return `The first ${chosen}${of} images are selected.`;
}
