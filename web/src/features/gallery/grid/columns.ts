export type GridSize = 'small' | 'large';

const grids = {
  small: { least: 150, gap: 12, fewest: 2 },
  large: { least: 230, gap: 20, fewest: 1 },
} as const;

/** In px. Fixed, so that the layout is known before pictures load. */
export const EDGE_PX = 48;

const WIDEST = 2;
const TALLEST = 1 / 2;

export type Columns = { count: number; width: number; gap: number };

export function columnsOf(available: number, size: GridSize): Columns {
  const { least, gap, fewest } = grids[size];
  const count = Math.max(fewest, Math.floor((available + gap) / (least + gap)));
  return { count, width: (available - gap * (count - 1)) / count, gap };
}

export function pictureHeight(image: { width: number; height: number }, columnWidth: number) {
  const ratio = image.width / image.height;
  return Math.round(columnWidth / Math.min(WIDEST, Math.max(TALLEST, ratio || 1)));
}
