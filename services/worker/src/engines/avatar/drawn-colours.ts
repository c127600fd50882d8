import { hypot, max, round } from '../../imaging/math.js';
import { parseHex, type Hex } from '../../imaging/colour.js';
import { softNoise } from '../../imaging/noise.js';
import { CHANNELS, planar, type Planar, type Plane } from '../../imaging/planar.js';
import type { Random } from '../../imaging/random.js';
import { resize } from '../../imaging/resample.js';
import { clamp, smoothstep } from '../../imaging/scalar.js';
import type { Landmarks } from '../../analysis/landmarks.js';
import type { Masks } from '../studio/model/scene.js';
import type { Appearance } from './appearance.js';
import type { LabelMap } from './label-map.js';

const INK: Hex = '#2b2023';
const PAPER_WHITE: Hex = '#f7f2ea';
const LIPS: Hex = '#a3283a';
const LIPS_SHARE = 0.55;

/** Adds variations to flat colors: warm cheeks, a shadow below the chin, strands and folds. */
export function colourIn(
  labels: LabelMap,
  appearance: Appearance,
  masks: Masks,
  landmarks: Landmarks,
  faceHeight: number,
  random: Random,
): Planar {
  const { size } = labels;
  const [skin, hair, clothing, hat, ink, white, red] = [
    appearance.skin,
    appearance.hair,
    appearance.clothing,
    appearance.hat,
    INK,
    PAPER_WHITE,
    LIPS,
  ].map(parseHex);
  const blush = cheeks(size, landmarks, faceHeight);
  const strands = streaks(size, faceHeight, random.fork('strands'));
  const folds = softNoise(size, size, faceHeight * 0.5, 3, random.fork('folds'));
  const face = resize(masks.face, masks.size, masks.size, size, size);
  const shadow = chinShadow(size, landmarks, faceHeight);
  const out = planar(size, size);
  for (let i = 0; i < labels.alpha.length; i++) {
    const neck = 1 - 0.3 * shadow[i];
    const blushes = blush[i] * face[i];
    const strand = 0.82 + 0.36 * strands[i];
    const fold = 0.9 + 0.2 * folds[i];
    for (let k = 0; k < 3; k++) {
      const flesh =
        (skin[k] * (k === 0 ? 1 : 1 - 0.11 * blushes) + (k === 0 ? 0.015 * blushes : 0)) * neck;
      out[CHANNELS[k]][i] =
        labels.skin[i] * flesh +
        labels.hair[i] * hair[k] * strand +
        labels.clothing[i] * clothing[k] * fold +
        labels.hat[i] * hat[k] * fold +
        labels.ink[i] * ink[k] +
        labels.white[i] * white[k] +
        labels.lips[i] * (skin[k] + (red[k] - skin[k]) * LIPS_SHARE);
    }
  }
  return out;
}

function chinShadow(size: number, landmarks: Landmarks, faceHeight: number): Plane {
  const out = new Float32Array(size * size);
  const [x0, x1] = [landmarks[234].x, landmarks[454].x];
  const [top, chin] = [landmarks[10].y, landmarks[152].y];
  const centre = { x: (x0 + x1) / 2, y: (top + chin) / 2 };
  const [rx, ry] = [(x1 - x0) * 0.56, (chin - top) * 0.52];
  for (let y = centre.y | 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const below = hypot((x - centre.x) / rx, (y - centre.y) / ry) - 1;
      const side = smoothstep(chin - 0.2 * faceHeight, chin - 0.05 * faceHeight, y);
      if (below > 0 && y > 0) out[y * size + x] = smoothstep(0.5, 0.02, below) * side;
    }
  }
  return out;
}

function cheeks(size: number, landmarks: Landmarks, faceHeight: number): Plane {
  const out = new Float32Array(size * size);
  const spots = [50, 280].map((i) => landmarks[i]);
  const reach = 0.17 * faceHeight;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let near = 0;
      for (const spot of spots)
        near = max(near, 1 - hypot(x - spot.x, (y - spot.y) * 1.15) / reach);
      if (near > 0) out[y * size + x] = smoothstep(0, 1, near);
    }
  }
  return out;
}

function streaks(size: number, faceHeight: number, random: Random): Plane {
  const low = max(8, round(size / 10));
  const fine = softNoise(size, low, faceHeight * 0.035, 2, random, 1);
  const wave = softNoise(size, size, faceHeight * 0.7, 2, random, 8);
  const tall = resize(fine, size, low, size, size);
  const out = new Float32Array(size * size);
  const swing = faceHeight * 0.22;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const from = clamp(round(x + (wave[i] - 0.5) * swing), 0, size - 1);
      out[i] = tall[y * size + from];
    }
  }
  return out;
}
