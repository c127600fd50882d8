import { max, sqrt } from './math.js';
import { gaussianBlur } from './blur.js';
import type { Plane } from './planar.js';

/** Unit tangents along edges, coherence (0..1) and edge strength. */
export type FlowField = {
  width: number;
  height: number;
  tx: Plane;
  ty: Plane;
  anisotropy: Plane;
  strength: Plane;
};

/** Structure tensor (Brox et al. 2006; Kyprianidis, Döllner 2008). Sigmas in pixels of `gray`. */
export function edgeFlow(
  gray: Plane,
  width: number,
  height: number,
  sigma: number,
  before: number,
): FlowField {
  const soft = gaussianBlur(gray, width, height, before);
  const area = width * height;
  const [xx, xy, yy] = [new Float32Array(area), new Float32Array(area), new Float32Array(area)];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const [up, down] = [i - width, i + width];
      const gx =
        (soft[up + 1] +
          2 * soft[i + 1] +
          soft[down + 1] -
          soft[up - 1] -
          2 * soft[i - 1] -
          soft[down - 1]) /
        4;
      const gy =
        (soft[down - 1] +
          2 * soft[down] +
          soft[down + 1] -
          soft[up - 1] -
          2 * soft[up] -
          soft[up + 1]) /
        4;
      xx[i] = gx * gx;
      xy[i] = gx * gy;
      yy[i] = gy * gy;
    }
  }
  const [e, f, g] = [xx, xy, yy].map((plane) => gaussianBlur(plane, width, height, sigma));
  for (let i = 0; i < area; i++) {
    const root = sqrt((e[i] - g[i]) ** 2 + 4 * f[i] * f[i]);
    const [large, small] = [(e[i] + g[i] + root) / 2, (e[i] + g[i] - root) / 2];
    const [x, y] = [large - e[i], -f[i]];
    const length = sqrt(x * x + y * y);
    const known = length > 1e-9;
    xx[i] = known ? x / length : 0;
    xy[i] = known ? y / length : 1;
    yy[i] = large + small > 1e-9 ? (large - small) / (large + small) : 0;
    e[i] = sqrt(max(0, large));
  }
  return { width, height, tx: xx, ty: xy, anisotropy: yy, strength: e };
}
