export type GridSize = 'small' | 'large';

const grids = {
  small: { least: 150, gap: 12, fewest: 2 },
  large: { least: 230, gap: 20, fewest: 1 },
} as const;

/** In px. Fixed, so that the layout is known before pictures load. */
export const EDGE_PX = 48;

const WIDEST = 2;
const TALLEST = 1 / 2;

type Size = { width: number; height: number };

type Columns = { count: number; width: number; gap: number };

export function columnsOf(available: number, size: GridSize): Columns {
  const { least, gap, fewest } = grids[size];
  const count = Math.max(fewest, Math.floor((available + gap) / (least + gap)));
  return { count, width: (available - gap * (count - 1)) / count, gap };
}

/** Whole pixels, so that equal pictures end equally and the next one starts on the left. Square without an image. */
export function pictureHeight(image: Size | undefined, columnWidth: number) {
  if (!image) return Math.round(columnWidth);
  const ratio = image.width / image.height;
  return Math.round(columnWidth / Math.min(WIDEST, Math.max(TALLEST, ratio || 1)));
}

export type TileBox = { index: number; lane: number; start: number; end: number };

/** Null for keys that don't move. */
export function nextIndex(key: string, index: number, boxes: readonly TileBox[]): number | null {
  const last = boxes.length - 1;
  const within = (next: number) => Math.min(last, Math.max(0, next));
  switch (key) {
    case 'ArrowRight':
      return within(index + 1);
    case 'ArrowLeft':
      return within(index - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
    case 'ArrowUp':
      return inLane(index, key === 'ArrowDown' ? 1 : -1, boxes);
    default:
      return null;
  }
}

function inLane(index: number, step: 1 | -1, boxes: readonly TileBox[]): number {
  const lane = boxes[index]?.lane;
  for (let next = index + step; next >= 0 && next < boxes.length; next += step) {
    if (boxes[next]?.lane === lane) return next;
  }
  return index;
}

export type Rect = { left: number; top: number; right: number; bottom: number };

export function tilesIn(
  rect: Rect,
  boxes: readonly TileBox[],
  columns: { width: number; gap: number },
): number[] {
  return boxes.flatMap(({ index, lane, start, end }) => {
    const left = lane * (columns.width + columns.gap);
    const isBeside = left > rect.right || left + columns.width < rect.left;
    const isAboveOrBelow = start > rect.bottom || end < rect.top;
    return isBeside || isAboveOrBelow ? [] : [index];
  });
}

/** What the columns leave open above the lower end of the longest one. */
export function openEnds(
  boxes: readonly TileBox[],
  columns: { count: number; width: number; gap: number },
): { lane: number; start: number; height: number }[] {
  const bottom = Math.max(0, ...boxes.map(({ end }) => end));
  return Array.from({ length: columns.count }, (_, lane) => {
    const ends = boxes.filter((box) => box.lane === lane).map(({ end }) => end + columns.gap);
    const start = Math.max(0, ...ends);
    return { lane, start, height: bottom - start };
  }).filter(({ height }) => height >= columns.width / 2);
}
