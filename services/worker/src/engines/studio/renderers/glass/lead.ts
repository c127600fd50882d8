import { max } from '../../../../imaging/math.js';
import { gaussianBlur } from '../../../../imaging/blur.js';
import { planar, type Planar } from '../../../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../../../imaging/scalar.js';

const LEAD = [0.06, 0.058, 0.062] as const;

export function layLead(image: Planar, cell: Int32Array, width: number): Planar {
  const { width: side } = image;
  const seam = new Float32Array(cell.length);
  for (let i = 0; i < cell.length - side - 1; i++)
    if (cell[i] !== cell[i + 1] || cell[i] !== cell[i + side]) seam[i] = 1;
  const sigma = max(0.8, width * 0.5);
  const spread = gaussianBlur(seam, side, side, sigma);
  const shade = gaussianBlur(seam, side, side, 4 * sigma);
  const peak = 0.4 / sigma;
  const out = planar(side, side);
  for (let i = 0; i < cell.length; i++) {
    const height = spread[i] / peak;
    const lead = smoothstep(0.42, 0.62, height);
    const near = 1 - 0.5 * clamp((shade[i] / peak) * 2.2);
    const up = i > side ? (spread[i] - spread[i - side - 1]) / peak : 0;
    const gloss = clamp(up * 2.2) * 0.3;
    out.r[i] = mix(image.r[i] * near, LEAD[0] + gloss, lead);
    out.g[i] = mix(image.g[i] * near, LEAD[1] + gloss, lead);
    out.b[i] = mix(image.b[i] * near, LEAD[2] + gloss, lead);
  }
  return out;
}
