export type GridSize = 'small' | 'large';

const grids = {
  small: { least: 150, gap: 12, fewest: 2 },
  large: { least: 230, gap: 20, fewest: 1 },
} as const;

/** The line under a picture; it has one height so that every place is known before a picture is. */
export const EDGE_PX = 48;

/** Between these the grid shows a picture whole; longer ones are cut to it. */
const WIDEST = 2;
const TALLEST = 1 / 2;

export type Columns = { count: number; width: number; gap: number };

/** How a grid of `available` px divides. */
export function columnsOf(available: number, size: GridSize): Columns {
  const { least, gap, fewest } = grids[size];
  const count = Math.max(fewest, Math.floor((available + gap) / (least + gap)));
  return { count, width: (available - gap * (count - 1)) / count, gap };
}

/** Height of a picture in a column, known from its size before it has loaded. */
export function pictureHeight(image: { width: number; height: number }, columnWidth: number) {
  const ratio = image.width / image.height;
  return Math.round(columnWidth / Math.min(WIDEST, Math.max(TALLEST, ratio || 1)));
}
