import { abs } from '../../imaging/math.js';

/** @param rows augmented matrix, overwritten @returns undefined if singular */
export function solvedBy(rows: Float64Array[]): number[] | undefined {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (abs(rows[r][i]) > abs(rows[pivot][i])) pivot = r;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    if (abs(rows[i][i]) < 1e-6) return undefined;
    for (let r = 0; r < n; r++) {
      if (r === i) continue;
      const factor = rows[r][i] / rows[i][i];
      for (let c = i; c <= n; c++) rows[r][c] -= factor * rows[i][c];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}
