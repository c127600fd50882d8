import { abs, ceil, cos, exp, floor, max, PI, round, sin, sqrt } from '../../../imaging/math.js';
import {
  FACE_OVAL,
  LEFT_EYE,
  LEFT_EYEBROW,
  LIPS_OUTER,
  RIGHT_EYE,
  RIGHT_EYEBROW,
} from '../../../analysis/face-landmarks.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { guidedFilter } from '../../../imaging/guided-filter.js';
import { CHANNELS, luma, type Planar, type Plane } from '../../../imaging/planar.js';
import { fillPolygon, grow } from '../../../imaging/polygon.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';
import { isFaceCovered, type SkinTone } from '../../../analysis/skin-tone.js';
import { colouredSkin } from './coloured-skin.js';
import type { Landmarks } from '../../../analysis/landmarks.js';
import type { Masks } from '../model/scene.js';

/** Radius of a lens in face heights. */
const LENS = 0.19;

/** @param image at the masks' size, like `alpha` and `landmarks` */
export function findMasks(
  image: Planar,
  alpha: Plane,
  landmarks: Landmarks,
  faceHeight: number,
): { masks: Masks; tone: SkinTone; isCovered: boolean } {
  const size = image.width;
  const blank = () => new Float32Array(size * size);
  const outline = (ids: readonly number[], factor = 1) =>
    grow(
      ids.map((i) => landmarks[i]),
      factor,
    );
  const soften = (plane: Plane, share: number) =>
    gaussianBlur(plane, size, size, faceHeight * share);

  const oval = blank();
  fillPolygon(oval, size, size, outline(FACE_OVAL));
  const eyesHard = blank();
  for (const eye of [RIGHT_EYE, LEFT_EYE]) fillPolygon(eyesHard, size, size, outline(eye, 1.25));
  const isCovered = isFaceCovered(image, landmarks);
  const lips = blank();
  if (!isCovered) fillPolygon(lips, size, size, outline(LIPS_OUTER));
  const marked = blank();
  for (let i = 0; i < marked.length; i++) marked[i] = max(eyesHard[i], lips[i]);
  for (const brow of [RIGHT_EYEBROW, LEFT_EYEBROW])
    fillPolygon(marked, size, size, outline(brow, 1.15), 0.8);
  const features = soften(marked, 0.026);
  const frames = soften(glassesFrames(image, landmarks, eyesHard, faceHeight), 0.006);
  for (let i = 0; i < features.length; i++) features[i] = clamp(max(features[i] * 1.6, frames[i]));
  const face = soften(oval, 0.016);

  const bare = isCovered ? aboveNose(oval, size, landmarks) : oval;
  const tone = faceTone(image, bare, marked);
  const skin = skinLikelihood(image, alpha, face, tone);
  const smooth = guidedFilter(
    luma(image),
    skin,
    size,
    size,
    max(2, round(faceHeight * 0.021)),
    1e-3,
  );
  for (let i = 0; i < smooth.length; i++)
    smooth[i] = smoothstep(0.2, 0.75, smooth[i]) * (1 - features[i]);

  const outside = blank();
  for (let i = 0; i < outside.length; i++) outside[i] = 1 - alpha[i];
  const rim = soften(outside, 0.024);
  for (let i = 0; i < rim.length; i++) rim[i] = clamp(rim[i] * 2);
  const skinTone = { l: tone.mean[0], a: tone.mean[1], b: tone.mean[2] };
  return {
    masks: {
      size,
      skin: smooth,
      face,
      neck: colouredSkin(image, alpha, smooth, skinTone, landmarks),
      features,
      eyes: soften(eyesHard, 0.01),
      mouth: soften(lips, 0.01),
      rim,
    },
    tone: skinTone,
    isCovered,
  };
}

function aboveNose(oval: Plane, size: number, landmarks: Landmarks): Plane {
  const below = floor(landmarks[6].y) * size;
  return oval.map((v, i) => (i < below ? v : 0));
}

/** Thin lines around the eyes that differ from the skin beside them: the frames of glasses. */
function glassesFrames(
  image: Planar,
  landmarks: Landmarks,
  eyes: Plane,
  faceHeight: number,
): Plane {
  const size = image.width;
  const lens = new Float32Array(size * size);
  for (const eye of [RIGHT_EYE, LEFT_EYE]) {
    const mean = (axis: 'x' | 'y') =>
      eye.reduce((sum, i) => sum + landmarks[i][axis], 0) / eye.length;
    const middle = { x: mean('x'), y: mean('y') };
    const radius = LENS * faceHeight;
    fillPolygon(
      lens,
      size,
      size,
      Array.from({ length: 24 }, (_, k) => ({
        x: middle.x + radius * cos((k * PI) / 12),
        y: middle.y + radius * (0.12 + sin((k * PI) / 12)),
      })),
    );
  }
  const lines = new Float32Array(size * size);
  for (const channel of CHANNELS) {
    const around = gaussianBlur(image[channel], size, size, 0.02 * faceHeight);
    for (let i = 0; i < lines.length; i++)
      lines[i] = max(lines[i], abs(image[channel][i] - around[i]));
  }
  for (let i = 0; i < lines.length; i++)
    lines[i] = lens[i] * (1 - eyes[i]) * smoothstep(0.07, 0.15, lines[i]);
  return lines;
}

type ToneModel = { mean: number[]; deviation: number[] };

/** L*a*b* mean and spread of the face's skin without the darkest 15 % and brightest 10 %. */
function faceTone(image: Planar, oval: Plane, marked: Plane): ToneModel {
  const samples: number[][] = [];
  for (let i = 0; i < oval.length; i += 3) {
    if (oval[i] === 0 || marked[i] > 0) continue;
    const lab = [0, 0, 0];
    rgbToLab(image.r[i], image.g[i], image.b[i], lab);
    samples.push(lab);
  }
  if (samples.length === 0) return { mean: [60, 12, 18], deviation: [10, 4, 4] };
  samples.sort((a, b) => a[0] - b[0]);
  const core = samples.slice(floor(samples.length * 0.15), ceil(samples.length * 0.9));
  const mean = [0, 1, 2].map((k) => core.reduce((sum, v) => sum + v[k], 0) / core.length);
  const deviation = [0, 1, 2].map((k) =>
    sqrt(core.reduce((sum, v) => sum + (v[k] - mean[k]) ** 2, 0) / core.length),
  );
  return { mean, deviation };
}

function skinLikelihood(image: Planar, alpha: Plane, face: Plane, tone: ToneModel): Plane {
  const out = new Float32Array(alpha.length);
  const lab = [0, 0, 0];
  const { mean, deviation } = tone;
  for (let i = 0; i < out.length; i++) {
    if (alpha[i] < 0.5) continue;
    rgbToLab(image.r[i], image.g[i], image.b[i], lab);
    const distance =
      ((lab[0] - mean[0]) / (deviation[0] * 2 + 8)) ** 2 +
      ((lab[1] - mean[1]) / (deviation[1] * 1.3 + 3)) ** 2 +
      ((lab[2] - mean[2]) / (deviation[2] * 1.3 + 3)) ** 2;
    const likely = exp(-distance * 0.35) * (face[i] > 0.5 ? 1 : 0.9);
    out[i] = max(likely, face[i] * 0.6 * (likely > 0.02 ? 1 : 0.5));
  }
  return out;
}
