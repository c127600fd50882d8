import { max, min, round } from '../../../imaging/math.js';
import { boxBlur } from '../../../imaging/blur.js';
import { distanceInside } from '../../../imaging/distance.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { travel } from '../../../imaging/geodesic.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import { fillPolygon } from '../../../imaging/polygon.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import type { Landmarks } from '../../../analysis/landmarks.js';

/** Background probability, and depth of certain hair inside the outline in face heights. */
const NOBODY = 0.02;
const DEEP = 0.12;
/** Color step between neighbors, in L*a*b*, of cost 1, and the cost limit. */
const STEP = 4;
const REACH = 8;
/** L* of hair with a possibly bright rim, and of hair without one. */
const FAIR = 70;
const DARK = 60;
/** Search radius for the hair's color, in face heights. */
const AROUND = 0.24;
const NARROW = 0.03;

/**
 * Removes light patches over dark hair, in place: above the brows, near the outline, lighter than
 * hair, and doubtful or joined to the background. @param landmarks in pixels of the grid
 */
export function dropBackgroundPatches(
  image: Planar,
  people: Plane,
  landmarks: Landmarks,
  faceHeight: number,
): void {
  const { width: size } = image;
  const lab = labOf(image);
  const way = travel(changesOf(lab, size), size, (i) => people[i] < NOBODY, REACH);
  const radius = round(AROUND * faceHeight);
  const depth = distanceInside(
    people.map((p) => (p > 0.5 ? 1 : 0)),
    size,
    size,
  );
  const deep = DEEP * faceHeight;
  const face = new Float32Array(people.length);
  fillPolygon(
    face,
    size,
    size,
    FACE_OVAL.map((id) => landmarks[id]),
  );
  const sure = depth.map((d, i) => (d > deep && face[i] === 0 ? 1 : 0));
  const hair = meanOver(sure, lab[0], size, radius);
  const behind = meanOver(
    people.map((p) => (p < NOBODY ? 1 : 0)),
    lab[0],
    size,
    radius,
  );
  const brows = min(landmarks[105].y, landmarks[334].y);
  const wall = new Float32Array(people.length);
  for (let y = 0; y < brows; y++) {
    const height = smoothstep(brows, brows - 0.1 * faceHeight, y);
    for (let i = y * size; i < (y + 1) * size; i++) {
      if (people[i] === 0 || depth[i] > deep || hair.share[i] < 0.02) continue;
      const tone = hair.mean[i];
      const lighter = lab[0][i] - tone;
      const step = behind.share[i] > 0.02 ? behind.mean[i] - tone : 0;
      wall[i] =
        height *
        smoothstep(FAIR, DARK, tone) *
        smoothstep(12, 24, lighter) *
        smoothstep(0.3 * step, 0.5 * step + 0.01, lighter) *
        max(smoothstep(REACH, 0.4 * REACH, way[i]), smoothstep(0.96, 0.85, people[i])) *
        smoothstep(deep, 0.7 * deep, depth[i]);
    }
  }
  const isBroad = broad(wall, people, size, NARROW * faceHeight);
  for (let i = 0; i < people.length; i++) if (isBroad[i]) people[i] *= 1 - wall[i];
}

function meanOver(weight: Plane, values: Plane, size: number, radius: number) {
  const share = boxBlur(weight, size, size, radius);
  const sum = boxBlur(
    values.map((v, i) => v * weight[i]),
    size,
    size,
    radius,
  );
  return { share, mean: sum.map((v, i) => v / (share[i] + 1e-5)) };
}

function labOf({ r, g, b }: Planar): Plane[] {
  const lab = [0, 1, 2].map(() => new Float32Array(r.length));
  const colour = [0, 0, 0];
  for (let i = 0; i < r.length; i++) {
    rgbToLab(r[i], g[i], b[i], colour);
    for (let k = 0; k < 3; k++) lab[k][i] = colour[k];
  }
  return lab;
}

function changesOf(lab: readonly Plane[], size: number): Plane {
  const cost = new Float32Array(size * size).fill(2 * REACH);
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      const i = y * size + x;
      let step = 0;
      for (const plane of lab) {
        step += (plane[i + 1] - plane[i - 1]) ** 2 + (plane[i + size] - plane[i - size]) ** 2;
      }
      cost[i] = step / (2 * STEP) ** 2 + 0.04;
    }
  }
  return cost;
}

function broad(wall: Plane, people: Plane, size: number, radius: number): Uint8Array {
  const depth = distanceInside(
    wall.map((w, i) => (w * people[i] > 0.2 ? 1 : 0)),
    size,
    size,
  );
  const away = distanceInside(
    depth.map((d) => (d > radius ? 0 : 1)),
    size,
    size,
  );
  return Uint8Array.from(away, (d) => (d <= 2 * radius ? 1 : 0));
}
