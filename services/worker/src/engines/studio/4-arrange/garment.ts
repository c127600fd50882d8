import {
  CLOTHES,
  type Clothes,
  type PortraitFinish,
} from '@likeness/contracts/generation/portrait-finish';
import { abs, floor, hypot, max, min, round } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { labToRgb, rgbToLab, type Hex, labOf } from '../../../imaging/colour.js';
import { flood } from '../../../imaging/flood.js';
import { travel } from '../../../imaging/geodesic.js';
import { applyModel, colourModel } from '../../../imaging/guided-filter.js';
import { clipped, type Plane } from '../../../imaging/planar.js';
import { downsamplePlanar, resize } from '../../../imaging/resample.js';
import { mix, smoothstep } from '../../../imaging/scalar.js';
import type { Scene } from '../model/scene.js';

const GRID = 256;
/** Difference in L*a*b* from the hair, if it reaches the shoulders. */
const UNLIKE_HAIR = 22;
/** L* and a*b* differences of one cloth: folds shade it, other cloth has another color. */
const FOLDS = { lightness: 34, chroma: 15 } as const;
/** In squares of the face's height. */
const LEAST_AREA = 0.06;
/** Of all that is worn, if the dye is near in L* and far from it: white beside what stays dark shows each fault. */
const LEAST_SHARE = { near: 0.5, far: 0.85 } as const;
const FAR = 40;
/** Differences of cloth from the face's skin within which the two can't be told apart. */
const AS_SKIN = { lightness: 28, chroma: 13 } as const;
/** Contrast of the folds, and their largest difference in L*. */
const DYES: Readonly<Record<Clothes, { color: Hex; contrast: number; most: number }>> = {
  navy: { color: '#222e4a', contrast: 0.5, most: 16 },
  black: { color: '#1b1c1f', contrast: 0.42, most: 13 },
  white: { color: '#e6e6e4', contrast: 0.85, most: 22 },
};

type Garment = {
  /** On the grid. */
  readonly cloth: Plane;
  readonly opaque: Plane;
  readonly tone: readonly number[];
  /** Of all that is worn. */
  readonly share: number;
};

/** Those that the main garment can take. */
export function possibleClothes(scene: Scene): Clothes[] {
  const garment = garmentOf(scene);
  return garment ? CLOTHES.filter((clothes) => isDyeable(garment, dyeOf(clothes).lab)) : [];
}

function dyeOf(clothes: Clothes) {
  return { ...DYES[clothes], lab: labOf(DYES[clothes].color) };
}

function isDyeable(
  { tone, share }: Garment,
  [lightness]: readonly [number, number, number],
): boolean {
  return share >= (abs(lightness - tone[0]) > FAR ? LEAST_SHARE.far : LEAST_SHARE.near);
}

/** Dyes the main garment; null if it can't be told from skin, hair, other cloth or the background. */
export function inClothes(scene: Scene, finish: PortraitFinish | null | undefined): Scene | null {
  if (!finish?.clothes) return scene;
  const { size, foreground } = scene;
  const { contrast, most, lab: dye } = dyeOf(finish.clothes);
  const garment = garmentOf(scene);
  if (!garment || !isDyeable(garment, dye)) return null;
  const cloth = refined(scene, garment);
  const [r, g, b] = [foreground.r.slice(), foreground.g.slice(), foreground.b.slice()];
  const lab = [0, 0, 0];
  const rgb = [0, 0, 0];
  for (let i = 0; i < size * size; i++) {
    const share = cloth[i];
    if (share < 0.004) continue;
    rgbToLab(r[i], g[i], b[i], lab);
    const fold = (lab[0] - garment.tone[0]) * contrast;
    const l = dye[0] + fold / (1 + abs(fold) / most);
    labToRgb(l, dye[1], dye[2], rgb);
    r[i] = mix(r[i], rgb[0], share);
    g[i] = mix(g[i], rgb[1], share);
    b[i] = mix(b[i], rgb[2], share);
  }
  return { ...scene, foreground: { ...foreground, r, g, b } };
}

function garmentOf(scene: Scene): Garment | null {
  if (scene.surroundings !== null) return null;
  const { size, foreground, alpha, masks, landmarks, faceHeight } = scene;
  const k = GRID / size;
  const unit = faceHeight * k;
  const small = (plane: Plane, from: number) => resize(plane, from, from, GRID, GRID);
  const [r, g, b] = [foreground.r, foreground.g, foreground.b].map((p) => small(p, size));
  const opaque = small(alpha, size);
  const [skin, face] = [masks.skin, masks.face].map((p) => small(p, masks.size));
  const lab = [r, g, b].map(() => new Float32Array(GRID * GRID));
  const own = [0, 0, 0];
  for (let i = 0; i < r.length; i++) {
    rgbToLab(r[i], g[i], b[i], own);
    for (let c = 0; c < 3; c++) lab[c][i] = own[c];
  }
  const away = (i: number, from: readonly number[]) =>
    hypot(lab[0][i] - from[0], lab[1][i] - from[1], lab[2][i] - from[2]);
  const [chinX, chinY] = [landmarks[152].x * k, landmarks[152].y * k];
  const mouth = ((landmarks[61].y + landmarks[291].y) / 2) * k;
  const aside = (i: number) => abs((i % GRID) - chinX) / unit;
  const below = (i: number) => (floor(i / GRID) - chinY) / unit;

  const bare = flood(
    GRID,
    (i) => face[i] > 0.5,
    (i) => skin[i] > 0.5 && opaque[i] > 0.5,
  );
  const isOther = (i: number) => opaque[i] > 0.7 && skin[i] < 0.2 && face[i] < 0.05;
  const isHair = (i: number) => isOther(i) && floor(i / GRID) < mouth && aside(i) < 0.9;
  const isBesideJaw = (i: number) =>
    isOther(i) && floor(i / GRID) >= mouth && below(i) < 0 && aside(i) < 0.75;
  const hair = count(isBesideJaw) > 0.03 * unit ** 2 ? meanOf(isHair, lab) : null;
  const isWorn = (i: number) =>
    below(i) > 0 &&
    opaque[i] > 0.9 &&
    skin[i] < 0.3 &&
    bare[i] === 0 &&
    (!hair || away(i, hair) > UNLIKE_HAIR);
  const isCloth = (i: number) =>
    isWorn(i) && (below(i) > 0.5 || (below(i) > 0.1 && aside(i) > 0.5));
  const cost = edges(lab, opaque);
  const [toSkin, toHair, toCloth] = [
    (i: number) => bare[i] > 0,
    hair ? isHair : () => false,
    isCloth,
  ].map((isSeed) => travel(cost, GRID, isSeed));
  const isGarment = (i: number) => opaque[i] > 0.5 && toCloth[i] < min(toSkin[i], toHair[i]);
  if (count(isGarment) < LEAST_AREA * unit ** 2) return null;
  const tone = mainTone(isGarment, lab);
  if (isAsSkin(tone, scene.skin)) return null;
  const cloth = new Float32Array(GRID * GRID);
  let [worn, dyed] = [0, 0];
  for (let i = 0; i < cloth.length; i++) {
    if (isGarment(i)) cloth[i] = smoothstep(1.5, 1, awayFrom(tone, lab, i));
    if (!isWorn(i)) continue;
    worn++;
    dyed += cloth[i];
  }
  return { cloth, opaque, tone, share: dyed / max(1, worn) };
}

function isAsSkin([l, a, b]: readonly number[], skin: Scene['skin']): boolean {
  return abs(l - skin.l) < AS_SKIN.lightness && hypot(a - skin.a, b - skin.b) < AS_SKIN.chroma;
}

/** Follows the photo's edges, and reaches beyond the person's: the cut-out ends the cloth there. */
function refined({ size, foreground, faceHeight }: Scene, { cloth, opaque }: Garment): Plane {
  const inside = opaque.map((a) => (a > 0.5 ? 1 : 0));
  const [sum, total] = [cloth, inside].map((p) => gaussianBlur(p, GRID, GRID, 2));
  const reaching = cloth.map((v, i) => (inside[i] > 0 ? v : sum[i] / (total[i] + 1e-4)));
  const half = downsamplePlanar(foreground, 2);
  const start = resize(reaching, GRID, GRID, size / 2, size / 2);
  const model = colourModel(half, start, max(2, round(0.015 * faceHeight)), 2e-4);
  const fine = applyModel(model, half).map((v) => smoothstep(0.15, 0.85, v));
  return clipped(resize(fine, size / 2, size / 2, size, size));
}

function edges(lab: readonly Plane[], opaque: Plane): Plane {
  const cost = new Float32Array(GRID * GRID);
  for (let i = 0; i < cost.length; i++) {
    const [x, y] = [i % GRID, floor(i / GRID)];
    const [e, w] = [x < GRID - 1 ? i + 1 : i, x > 0 ? i - 1 : i];
    const [s, n] = [y < GRID - 1 ? i + GRID : i, y > 0 ? i - GRID : i];
    let step = 0;
    for (const plane of lab) step += (plane[e] - plane[w]) ** 2 + (plane[s] - plane[n]) ** 2;
    cost[i] = opaque[i] > 0.5 ? step / 64 + 0.05 : 60;
  }
  return cost;
}

function awayFrom(tone: readonly number[], lab: readonly Plane[], i: number): number {
  const chroma = hypot(lab[1][i] - tone[1], lab[2][i] - tone[2]);
  return hypot((lab[0][i] - tone[0]) / FOLDS.lightness, chroma / FOLDS.chroma);
}

/** The most frequent color, by mean shift. */
function mainTone(is: (i: number) => boolean, lab: readonly Plane[]): readonly number[] {
  const bins = new Map<string, { count: number; at: number }>();
  for (let i = 0; i < lab[0].length; i++) {
    if (!is(i)) continue;
    const key = lab.map((plane) => floor(plane[i] / 12)).join();
    bins.set(key, { count: (bins.get(key)?.count ?? 0) + 1, at: i });
  }
  const [{ at }] = [...bins.values()].sort((one, other) => other.count - one.count);
  let tone: readonly number[] = lab.map((plane) => plane[at]);
  for (let n = 0; n < 3; n++) {
    const from = tone;
    tone = meanOf((i) => is(i) && awayFrom(from, lab, i) < 0.8, lab) ?? from;
  }
  return tone;
}

function meanOf(is: (i: number) => boolean, planes: readonly Plane[]): number[] | null {
  const sum = planes.map(() => 0);
  let total = 0;
  for (let i = 0; i < planes[0].length; i++) {
    if (!is(i)) continue;
    planes.forEach((plane, p) => (sum[p] += plane[i]));
    total++;
  }
  return total > 0 ? sum.map((s) => s / total) : null;
}

function count(is: (i: number) => boolean): number {
  let total = 0;
  for (let i = 0; i < GRID * GRID; i++) if (is(i)) total++;
  return total;
}
