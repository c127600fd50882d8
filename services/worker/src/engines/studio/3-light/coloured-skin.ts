import { abs, floor, hypot, max, min, round, sqrt } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { travel } from '../../../imaging/geodesic.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import { resize } from '../../../imaging/resample.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { heightOfFace, type Landmarks } from '../../../analysis/landmarks.js';
import type { SkinTone } from '../../../analysis/skin-tone.js';

const GRID = 256;
/** Cost unit: L*a*b* step between neighbors on a face of mean lightness. */
const SMOOTH_STEP = 3.4;
const MEAN_LIGHTNESS = 65;
const REACH = 14;
/** Maximum L* difference from the face. */
const DARKER = 34;
const LIGHTER = 30;

/**
 * Skin under colored light: areas with smooth color transitions to certain skin. Excludes the
 * face's colors, which pale cloth shares. Limited to neck and chest, because no edge separates
 * hair from the forehead.
 * @param image at the masks' size @param certain 0..1, same size @returns 0..1, same size
 */
export function colouredSkin(
  image: Planar,
  alpha: Plane,
  certain: Plane,
  tone: SkinTone,
  landmarks: Landmarks,
): Plane {
  const size = image.width;
  const below = belowJaw(landmarks, GRID / size);
  const small = (plane: Plane) =>
    gaussianBlur(resize(plane, size, size, GRID, GRID), GRID, GRID, 1);
  const [r, g, b] = [small(image.r), small(image.g), small(image.b)];
  const opaque = resize(alpha, size, size, GRID, GRID);
  const seed = resize(certain, size, size, GRID, GRID);
  const [l, u, v] = [r, g, b].map(() => new Float32Array(GRID * GRID));
  const lab = [0, 0, 0];
  for (let i = 0; i < l.length; i++) {
    rgbToLab(r[i], g[i], b[i], lab);
    l[i] = lab[0];
    u[i] = lab[1];
    v[i] = lab[2];
  }
  const unit = SMOOTH_STEP * min(1, tone.l / MEAN_LIGHTNESS);
  const cost = new Float32Array(l.length);
  for (let y = 0, i = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++, i++) {
      const e = x < GRID - 1 ? i + 1 : i;
      const s = y < GRID - 1 ? i + GRID : i;
      const w = x > 0 ? i - 1 : i;
      const n = y > 0 ? i - GRID : i;
      const across = (l[e] - l[w]) ** 2 + (u[e] - u[w]) ** 2 + (v[e] - v[w]) ** 2;
      const step = sqrt(across + (l[s] - l[n]) ** 2 + (u[s] - u[n]) ** 2 + (v[s] - v[n]) ** 2);
      cost[i] = opaque[i] > 0.6 ? (step / 2 / unit) ** 2 + 0.04 : 2 * REACH;
    }
  }
  const away = travel(cost, GRID, (i) => seed[i] > 0.75 && opaque[i] > 0.6, REACH);
  const out = new Float32Array(l.length);
  for (let i = 0; i < out.length; i++) {
    const lighter = l[i] - tone.l;
    const alike =
      lighter > 0 ? smoothstep(LIGHTER, 20, lighter) : smoothstep(DARKER, 22, abs(lighter));
    const foreign = smoothstep(13, 26, hypot(u[i] - tone.a, v[i] - tone.b));
    const place = below((i % GRID) + 0.5, floor(i / GRID) + 0.5);
    out[i] = smoothstep(REACH, 0.5 * REACH, away[i]) * alike * foreign * place;
  }
  return resize(gaussianBlur(out, GRID, GRID, max(1, round(GRID / 200))), GRID, GRID, size, size);
}

function belowJaw(landmarks: Landmarks, scale: number): (x: number, y: number) => number {
  const [top, chin, right, left] = [10, 152, 234, 454].map((id) => landmarks[id]);
  const height = heightOfFace(landmarks) * scale;
  const length = hypot(chin.x - top.x, chin.y - top.y);
  const down = { x: (chin.x - top.x) / length, y: (chin.y - top.y) / length };
  const half = (hypot(left.x - right.x, left.y - right.y, left.z - right.z) / 2) * scale;
  return (x, y) => {
    const [dx, dy] = [x - chin.x * scale, y - chin.y * scale];
    const along = (dx * down.x + dy * down.y) / height;
    const across = abs(dy * down.x - dx * down.y) / half;
    return smoothstep(-0.3, -0.12, along) * smoothstep(1.5, 1.1, across - max(0, along) * 1.2);
  };
}
