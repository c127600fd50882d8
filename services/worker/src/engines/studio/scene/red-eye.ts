import { floor, hypot, max, min, round } from '../../../imaging/math.js';
import type { Planar } from '../../../imaging/planar.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';
import type { Landmarks } from '../../portrait/landmarks.js';

const CORNERS = [
  [33, 133],
  [362, 263],
] as const;

/** In place: strongly red pixels near the eye's middle, relative to the cheeks' color. */
export function removeRedEye(image: Planar, landmarks: Landmarks): void {
  const { width, height, r, g, b } = image;
  const usual = max(1, rednessOfCheeks(image, landmarks));
  for (const [outer, inner] of CORNERS) {
    const [p, q] = [landmarks[outer], landmarks[inner]];
    const [cx, cy] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    const reach = hypot(p.x - q.x, p.y - q.y) * 0.36;
    for (let y = max(0, floor(cy - reach)); y < min(height, cy + reach); y++) {
      for (let x = max(0, floor(cx - reach)); x < min(width, cx + reach); x++) {
        const near = smoothstep(reach, reach * 0.7, hypot(x - cx, y - cy));
        const i = y * width + x;
        const other = max(g[i], b[i]);
        const red =
          smoothstep(1.08, 1.32, r[i] / (other + 0.02) / usual) *
          smoothstep(0.3, 0.42, r[i]) *
          near;
        if (red === 0) continue;
        const dark = clamp(min(g[i], b[i]) * 0.7);
        r[i] += (dark * 1.05 - r[i]) * red;
        g[i] += (dark - g[i]) * red;
        b[i] += (dark - b[i]) * red;
      }
    }
  }
}

function rednessOfCheeks({ width, height, r, g, b }: Planar, landmarks: Landmarks): number {
  const ratios = [50, 101, 205, 280, 330, 425].map((id) => {
    const x = clamp(round(landmarks[id].x), 0, width - 1);
    const y = clamp(round(landmarks[id].y), 0, height - 1);
    const i = y * width + x;
    return r[i] / (max(g[i], b[i]) + 0.02);
  });
  return ratios.sort((p, q) => p - q)[3];
}
