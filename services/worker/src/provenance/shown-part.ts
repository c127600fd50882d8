import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import type { Extent, Placement } from './fingerprint/registered-view.js';

export type ShownPart = Pick<NonNullable<ProvenanceFindings['mark']>, 'part' | 'covers'>;

/** Points per side of a grid over the file. */
const GRID = 64;

/** Where the file shows the original, in shares of the file. */
export function shownPart(placement: Placement, original: Extent, file: Extent): ShownPart {
  const [a, b, tx, c, d, ty] = placement;
  const determinant = a * d - b * c;
  let [left, top, right, bottom, count] = [GRID, GRID, 0, 0, 0];
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const x = ((column + 0.5) / GRID) * file.width - tx;
      const y = ((row + 0.5) / GRID) * file.height - ty;
      const u = (d * x - b * y) / determinant;
      const v = (a * y - c * x) / determinant;
      if (!(u >= 0 && v >= 0 && u <= original.width && v <= original.height)) continue;
      left = Math.min(left, column);
      top = Math.min(top, row);
      right = Math.max(right, column + 1);
      bottom = Math.max(bottom, row + 1);
      count += 1;
    }
  }
  const box = {
    x: left,
    y: top,
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
  };
  const share = (value: number) => value / GRID;
  return {
    part: { x: share(box.x), y: share(box.y), width: share(box.width), height: share(box.height) },
    covers: count / GRID ** 2,
  };
}
