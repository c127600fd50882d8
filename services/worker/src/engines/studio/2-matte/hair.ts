import { ceil, floor, max, round, sqrt } from '../../../imaging/math.js';
import { boxBlur } from '../../../imaging/blur.js';
import { distanceTo } from '../../../imaging/distance.js';
import { fillPolygon } from '../../../imaging/polygon.js';
import { CHANNELS, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, downsamplePlanar } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import type { Landmarks } from '../../../analysis/landmarks.js';

/** Search distance outside the outline and inside it, in face heights. */
const REACH = 0.13;
const DEPTH = 0.05;
/** Of the background around a strand, in reaches; its share like hair: joints, cords and letters go on beyond the reach. */
const AROUND = 3;
const PATTERN = { few: 0.005, many: 0.018 } as const;

/**
 * Restores strands and gaps above the chin, in place. Opacity is the position between hair and
 * background colors (Ruzon and Tomasi, CVPR 2000), weighted by their separation.
 * Skin is no hair: the face's own colors do not count. @param landmarks in pixels of the image
 */
export function recoverHair(
  image: Planar,
  alpha: Plane,
  landmarks: Landmarks,
  faceHeight: number,
): void {
  const { width: size } = image;
  const chin = landmarks[152].y;
  const reach = max(4, round(REACH * faceHeight));
  const depth = max(2, round(DEPTH * faceHeight));
  const face = new Float32Array(alpha.length);
  fillPolygon(
    face,
    size,
    size,
    FACE_OVAL.map((id) => landmarks[id]),
  );
  const [own, other] = [new Float32Array(alpha.length), new Float32Array(alpha.length)];
  for (let i = 0; i < alpha.length; i++) {
    own[i] = face[i] > 0 ? 0 : smoothstep(0.9, 0.99, alpha[i]);
    other[i] = smoothstep(0.06, 0.01, alpha[i]);
  }
  const front = colourAround(image, own, reach);
  const back = colourAround(image, other, reach);
  const [hair, wall] = [new Float32Array(PLANES), new Float32Array(PLANES)];
  const inside = boxBlur(alpha, size, size, depth);
  const pattern = shareLikeHair(image, alpha, face, reach);
  const lowest = chin - 0.1 * faceHeight;
  for (let y = 0; y < size; y++) {
    const height = smoothstep(lowest, lowest - 0.25 * faceHeight, y);
    if (height === 0) break;
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      if (inside[i] > 0.995) continue;
      if (!lookAround(front, x, y, 0.04, hair) || !lookAround(back, x, y, 0.02, wall)) continue;
      const { opacity, trust } = onTheLine(image, hair, wall, i);
      const change = opacity - alpha[i];
      if (change < 0 && face[i] > 0) continue;
      const cell = floor(y / FACTOR) * pattern.side + floor(x / FACTOR);
      const room =
        change > 0
          ? smoothstep(PATTERN.many, PATTERN.few, pattern.share[cell])
          : smoothstep(1, 0.85, inside[i]);
      alpha[i] += change * trust * room * smoothstep(0.04, 0.14, hair[SHARE]) * height;
    }
  }
}

/** Share of the background beyond the reach of strands that has the hair's color. */
function shareLikeHair(image: Planar, alpha: Plane, face: Plane, reach: number) {
  const small = downsamplePlanar(image, FACTOR);
  const { width: side } = small;
  const [own, oval] = [alpha, face].map(
    (plane) => downsample(plane, image.width, image.width, FACTOR).plane,
  );
  const radius = round((AROUND * reach) / FACTOR);
  const away = distanceTo(own, side, side, 0.05);
  const beyond = away.map((d) => (d > reach / FACTOR ? 1 : 0));
  const meansOf = (weight: Plane) => {
    const share = boxBlur(weight, side, side, radius);
    return CHANNELS.map((c) => {
      const sum = boxBlur(
        small[c].map((v, i) => v * weight[i]),
        side,
        side,
        radius,
      );
      return sum.map((v, i) => v / (share[i] + 1e-5));
    });
  };
  const hair = meansOf(own.map((a, i) => (a > 0.95 && oval[i] === 0 ? 1 : 0)));
  const wall = meansOf(beyond);
  const alike = beyond.map((is, i) => {
    if (is === 0) return 0;
    let [along, length] = [0, 1e-6];
    for (let c = 0; c < 3; c++) {
      const step = hair[c][i] - wall[c][i];
      along += step * (small[CHANNELS[c]][i] - wall[c][i]);
      length += step * step;
    }
    return along > 0.4 * length ? 1 : 0;
  });
  const [some, all] = [alike, beyond].map((plane) => boxBlur(plane, side, side, radius));
  return { side, share: some.map((v, i) => v / (all[i] + 1e-3)) };
}

/** Table columns: mean color, its spread, and the share of pixels. */
const SPREAD = 3;
const SHARE = 4;
const PLANES = 5;
const FACTOR = 4;

type Around = { readonly side: number; readonly table: Float32Array };

function colourAround(image: Planar, weight: Plane, radius: number): Around {
  const { width: size } = image;
  const reach = round(radius / FACTOR);
  const weighted = new Float32Array(weight.length);
  const mean = () => {
    const small = downsample(weighted, size, size, FACTOR);
    return boxBlur(small.plane, small.width, small.height, reach);
  };
  weighted.set(weight);
  const share = mean();
  const table = new Float32Array(share.length * PLANES);
  CHANNELS.forEach((channel, k) => {
    const source = image[channel];
    for (let i = 0; i < weighted.length; i++) weighted[i] = source[i] * weight[i];
    const colour = mean();
    for (let i = 0; i < weighted.length; i++) weighted[i] *= source[i];
    const squares = mean();
    for (let i = 0; i < share.length; i++) {
      const own = colour[i] / (share[i] + 1e-5);
      table[i * PLANES + k] = own;
      table[i * PLANES + SPREAD] += max(0, squares[i] / (share[i] + 1e-5) - own * own);
    }
  });
  for (let i = 0; i < share.length; i++) {
    table[i * PLANES + SPREAD] = sqrt(table[i * PLANES + SPREAD]);
    table[i * PLANES + SHARE] = share[i];
  }
  return { side: ceil(size / FACTOR), table };
}

function lookAround(
  { side, table }: Around,
  x: number,
  y: number,
  least: number,
  into: Float32Array,
): boolean {
  const u = clamp((x + 0.5) / FACTOR - 0.5, 0, side - 1.001);
  const v = clamp((y + 0.5) / FACTOR - 0.5, 0, side - 1.001);
  const column = floor(u);
  const row = floor(v);
  const s = u - column;
  const t = v - row;
  const upper = (row * side + column) * PLANES;
  const lower = upper + side * PLANES;
  for (let k = SHARE; k >= 0; k--) {
    const above = mix(table[upper + k], table[upper + PLANES + k], s);
    into[k] = mix(above, mix(table[lower + k], table[lower + PLANES + k], s), t);
    if (k === SHARE && into[k] < least) return false;
  }
  return true;
}

/** Position between background (0) and hair (1), and its reliability. */
function onTheLine(image: Planar, front: Float32Array, back: Float32Array, i: number) {
  let along = 0;
  let length = 0;
  for (let k = 0; k < CHANNELS.length; k++) {
    const step = front[k] - back[k];
    along += (image[CHANNELS[k]][i] - back[k]) * step;
    length += step * step;
  }
  const opacity = clamp(along / (length + 1e-6));
  const distance = sqrt(length);
  const noise = back[SPREAD] + 0.5 * front[SPREAD] + 0.02;
  const certainty = smoothstep(1.5, 2.9, distance / noise);
  // Differences within the background's variation are no hair.
  const lowest = (2 * back[SPREAD]) / (distance + 1e-6);
  return { opacity: smoothstep(lowest, 0.92, opacity) * opacity ** 0.2, trust: certainty };
}
