import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import type { Extent, Placement } from './fingerprint/registered-view.js';

export type ShownPart = Pick<NonNullable<ProvenanceFindings['mark']>, 'part' | 'covers'>;

/** Points per side of a grid over the file. */
const GRID = 64;

/** Where the file shows the original, in shares of the file. */
export function shownPart(placement: Placement, original: Extent, file: Extent): ShownPart {
  const [a, b, tx, c, d, ty] = placement;
  const determinant = a * d - b * c;
  const shown = Array.from({ length: GRID ** 2 }, (_, i) => ({
    x: i % GRID,
    y: Math.floor(i / GRID),
  })).filter((cell) => {
    const x = ((cell.x + 0.5) / GRID) * file.width - tx;
    const y = ((cell.y + 0.5) / GRID) * file.height - ty;
    const u = (d * x - b * y) / determinant;
    const v = (a * y - c * x) / determinant;
    return u >= 0 && v >= 0 && u <= original.width && v <= original.height;
  });
  const [x, width] = spanOf(shown.map((cell) => cell.x));
  const [y, height] = spanOf(shown.map((cell) => cell.y));
  return { part: { x, y, width, height }, covers: shown.length / GRID ** 2 };
}

/** Start and length in shares of the grid. */
function spanOf(cells: readonly number[]): [number, number] {
  if (cells.length === 0) return [0, 0];
  const first = Math.min(...cells);
  return [first / GRID, (Math.max(...cells) + 1 - first) / GRID];
}
