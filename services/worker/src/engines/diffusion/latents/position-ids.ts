/** One row of coordinates per token. */
export type PositionIds = { readonly rows: number[]; readonly columns: number };

type Grid = { readonly height: number; readonly width: number };

const TIME_STEP = 10;

/** FLUX.1: (which picture, row, column); the target is picture 0, a reference picture 1. */
export function kontextIds(target: Grid, references: readonly Grid[]): PositionIds {
  const rows: number[] = [];
  for (let y = 0; y < target.height; y++) {
    for (let x = 0; x < target.width; x++) rows.push(0, y, x);
  }
  for (const { grid, top, left } of besideEachOther(references)) {
    for (let y = 0; y < grid.height; y++) {
      for (let x = 0; x < grid.width; x++) rows.push(1, top + y, left + x);
    }
  }
  return { rows, columns: 3 };
}

/** Further references extend the first one's coordinates (ComfyUI's "offset" method). */
function besideEachOther(references: readonly Grid[]) {
  let [bottom, right] = [0, 0];
  return references.map((grid) => {
    const goesBelow = grid.height + bottom <= grid.width + right;
    const top = goesBelow ? bottom : 0;
    const left = goesBelow ? 0 : right;
    bottom = Math.max(bottom, top + grid.height);
    right = Math.max(right, left + grid.width);
    return { grid, top, left };
  });
}

/** FLUX.2: (time, row, column, 0); the target is at time 0, reference i at 10 + 10 i. */
export function kleinIds(target: Grid, references: readonly Grid[]): PositionIds {
  const rows: number[] = [];
  for (const [index, grid] of [target, ...references].entries()) {
    for (let y = 0; y < grid.height; y++) {
      for (let x = 0; x < grid.width; x++) rows.push(index * TIME_STEP, y, x, 0);
    }
  }
  return { rows, columns: 4 };
}

/** All zeros in FLUX.1; the last axis in FLUX.2. */
export function textIds(length: number, columns: number): PositionIds {
  const rows = Array.from({ length }, (_, i) => [
    ...Array<number>(columns - 1).fill(0),
    columns === 4 ? i : 0,
  ]).flat();
  return { rows, columns };
}
