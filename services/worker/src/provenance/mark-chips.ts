import { createCipheriv, createHmac } from 'node:crypto';
import { min, round } from '../imaging/math.js';
import type { Plane } from '../imaging/planar.js';
import { type Extent, SPACING } from './fingerprint/registered-view.js';

/** Units per cell; survives a reduction to a quarter. */
const CELL = 2 * SPACING;

/** One random sign per cell; white noise without the key. */
export type MarkChips = Extent & { readonly signs: Int8Array };

function cellsOf({ width, height }: Extent): Extent {
  return { width: round(width / CELL), height: round(height / CELL) };
}

/** @param name differs between pictures, so that learning one mark reveals nothing about another */
export function markChips(secret: string, name: string, extent: Extent): MarkChips {
  const { width, height } = cellsOf(extent);
  const key = createHmac('sha256', secret).update(`hidden mark 2 ${name}`).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const bits = cipher.update(Buffer.alloc((width * height + 7) >> 3));
  const signs = Int8Array.from({ length: width * height }, (_, i) =>
    (bits[i >> 3] >> (i & 7)) & 1 ? 1 : -1,
  );
  return { width, height, signs };
}

export function withoutSurroundings(values: Plane, width: number, height: number): Plane {
  const out = new Float32Array(values.length);
  for (let y = 0, i = 0; y < height; y++) {
    const [above, below] = [y > 0 ? -width : 0, y < height - 1 ? width : 0];
    for (let x = 0; x < width; x++, i++) {
      const [left, right] = [x > 0 ? -1 : 0, min(1, width - 1 - x)];
      let sum = 0;
      for (const row of [i + above, i, i + below]) {
        sum += values[row + left] + values[row] + values[row + right];
      }
      out[i] = values[i] - sum / 9;
    }
  }
  return out;
}
