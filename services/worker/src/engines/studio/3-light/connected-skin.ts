import { abs, hypot, sqrt } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { travel } from '../../../imaging/geodesic.js';
import type { Plane } from '../../../imaging/planar.js';
import { downsample, resize } from '../../../imaging/resample.js';
import { smoothstep } from '../../../imaging/scalar.js';
import type { Scene } from '../model/scene.js';

const GRID = 256;
/** Unit costs in L*a*b*: step between neighbors, and distance from the forehead's color. */
const STEP = 3;
const AWAY = 14;
const REACH = 9;
/** Step on the body, where skin is lit unevenly. */
const BODY_STEP = 4;
/** Where the neck is bare if any skin is, in face heights from the chin. */
const NECK = { from: 0.02, to: 0.22, half: 0.25 } as const;
/** Search height above the mesh, and half its width, in face heights. */
const HIGHEST = { from: 0.52, to: 0.4 };
const WIDEST = { from: 0.5, to: 0.4 };

/** Forehead up to the hairline, 0..1 at the masks' size; the mesh often ends below it. */
export function foreheadOf(scene: Scene): Plane {
  const { landmarks, faceHeight, size } = scene;
  const place = aboveBrows(landmarks, faceHeight, GRID / size);
  const seeds = (i: number, { face, features }: Grids) =>
    face[i] > 0.95 && features[i] < 0.05 && place(i % GRID, (i / GRID) | 0) > 0.5;
  return connected(scene, place, seeds, { step: STEP, away: AWAY });
}

/** Bare neck and chest: skin without an edge to the neck, unlike a collar of its color. */
export function bareBelowChin(scene: Scene): Plane {
  const { landmarks, faceHeight, size } = scene;
  const [chin, unit] = [landmarks[152], (faceHeight * GRID) / size];
  const below = (y: number) => (y - (chin.y * GRID) / size) / unit;
  const across = (x: number) => abs(x - (chin.x * GRID) / size) / unit;
  const isNeck = (x: number, y: number) => below(y) < NECK.to && across(x) < NECK.half;
  const seeds = (i: number, { skin }: Grids) =>
    skin[i] > 0.85 && below((i / GRID) | 0) > NECK.from && isNeck(i % GRID, (i / GRID) | 0);
  const place = (_: number, y: number) => smoothstep(-0.1, 0, below(y));
  return connected(scene, place, seeds, { step: BODY_STEP, away: Infinity });
}

type Grids = { readonly face: Plane; readonly features: Plane; readonly skin: Plane };

function connected(
  scene: Scene,
  place: (x: number, y: number) => number,
  isSeed: (i: number, grids: Grids) => boolean,
  unit: { step: number; away: number },
): Plane {
  const { masks, size, foreground } = scene;
  const toGrid = (plane: Plane, side: number) => resize(plane, side, side, GRID, GRID);
  const small = (plane: Plane) =>
    gaussianBlur(toGrid(downsample(plane, size, size, 2).plane, size / 2), GRID, GRID, 0.7);
  const [r, g, b] = [foreground.r, foreground.g, foreground.b].map(small);
  const opaque = toGrid(scene.alpha, size);
  const [face, features, skin] = [masks.face, masks.features, masks.skin].map((mask) =>
    toGrid(mask, masks.size),
  );
  const area = GRID * GRID;
  const [l, u, v] = [new Float32Array(area), new Float32Array(area), new Float32Array(area)];
  const lab = [0, 0, 0];
  const seeds = new Uint8Array(area);
  const mean = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < area; i++) {
    rgbToLab(r[i], g[i], b[i], lab);
    l[i] = lab[0];
    u[i] = lab[1];
    v[i] = lab[2];
    if (!isSeed(i, { face, features, skin })) continue;
    seeds[i] = 1;
    count++;
    for (let k = 0; k < 3; k++) mean[k] += lab[k];
  }
  if (count === 0) return new Float32Array(masks.skin.length);
  const [ml, mu, mv] = mean.map((sum) => sum / count);
  const cost = new Float32Array(area).fill(2 * REACH);
  for (let y = 1; y < GRID - 1; y++) {
    for (let x = 1; x < GRID - 1; x++) {
      const i = y * GRID + x;
      if (opaque[i] < 0.6) continue;
      const step =
        sqrt(
          (l[i + 1] - l[i - 1]) ** 2 +
            (u[i + 1] - u[i - 1]) ** 2 +
            (v[i + 1] - v[i - 1]) ** 2 +
            (l[i + GRID] - l[i - GRID]) ** 2 +
            (u[i + GRID] - u[i - GRID]) ** 2 +
            (v[i + GRID] - v[i - GRID]) ** 2,
        ) / 2;
      const away = sqrt((l[i] - ml) ** 2 * 0.5 + (u[i] - mu) ** 2 + (v[i] - mv) ** 2);
      cost[i] = (step / unit.step) ** 2 + (away / unit.away) ** 4 + 0.04;
    }
  }
  const way = travel(cost, GRID, (i) => seeds[i] === 1, REACH);
  const out = new Float32Array(area);
  for (let i = 0; i < area; i++) {
    out[i] = smoothstep(REACH, 0.5 * REACH, way[i]) * place(i % GRID, (i / GRID) | 0) * opaque[i];
  }
  return resize(gaussianBlur(out, GRID, GRID, 1.2), GRID, GRID, masks.size, masks.size);
}

function aboveBrows(landmarks: Scene['landmarks'], faceHeight: number, scale: number) {
  const [top, chin, right, left] = [10, 152, 105, 334].map((id) => landmarks[id]);
  const length = hypot(top.x - chin.x, top.y - chin.y);
  const up = { x: (top.x - chin.x) / length, y: (top.y - chin.y) / length };
  const unit = faceHeight * scale;
  const brow =
    (((right.x + left.x) / 2 - top.x) * up.x + ((right.y + left.y) / 2 - top.y) * up.y) /
    faceHeight;
  return (x: number, y: number) => {
    const [dx, dy] = [x + 0.5 - top.x * scale, y + 0.5 - top.y * scale];
    const along = (dx * up.x + dy * up.y) / unit;
    const across = abs(dy * up.x - dx * up.y) / unit;
    return (
      smoothstep(brow - 0.02, brow + 0.03, along) *
      smoothstep(HIGHEST.from, HIGHEST.to, along) *
      smoothstep(WIDEST.from, WIDEST.to, across)
    );
  };
}
