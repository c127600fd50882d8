import { abs, atan2, cos, hypot, max, PI, round, sin } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { guidedFilter } from '../../../imaging/guided-filter.js';
import { inLabWhere } from '../../../imaging/in-lab.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import { eachOfPart, lumaOfPart, partAbove } from '../../../imaging/part.js';
import { downsample, downsamplePlanar, resize } from '../../../imaging/resample.js';
import { clamp, mix } from '../../../imaging/scalar.js';
import { fullSize, type Scene, UNSEEN } from '../model/scene.js';
import type { Retouch, SkinGrade } from '../model/style.js';

/** Keeps the person's color; evens out only uneven colored light. */
export const OWN_SKIN: SkinGrade = { strength: 0, hue: 0, minChroma: 0, maxChroma: 0, own: 8 };

/** Maximum correction in a* and b*: part of the face's unevenness is natural. */
const FACE_EVENING = 22;
const NECK_EVENING = 60;
/** In a* and b* together; less is not visible. */
const LEAST_SHIFT = 0.05;

/** Gain in linear light that corrects under- or overexposed faces. */
export function exposureFor(scene: Scene): number {
  const l = clamp(scene.skin.l, 12, 95);
  const wanted = l < 56 ? mix(l, 56, 0.65) : l > 76 ? mix(l, 76, 0.6) : l;
  const luminance = (v: number) => ((v + 16) / 116) ** 3;
  return clamp(luminance(wanted) / luminance(l), 0.6, 2.6);
}

/** Moves the face to the style's hue and chroma, in place; evens out colored light on skin. */
export function gradeSkin(scene: Scene, image: Planar, grade: SkinGrade): Planar {
  if (scene.isMonochrome || scene.isCovered) return image;
  const { size } = scene.masks;
  const half = downsamplePlanar(image, 2);
  const area = size * size;
  const a = new Float32Array(area);
  const b = new Float32Array(area);
  const bare = new Float32Array(area);
  const lab = [0, 0, 0];
  let [meanA, meanB, weight] = [0, 0, 0];
  for (let i = 0; i < area; i++) {
    rgbToLab(half.r[i], half.g[i], half.b[i], lab);
    a[i] = lab[1];
    b[i] = lab[2];
    const w = scene.masks.skin[i] * scene.masks.face[i];
    bare[i] = max(
      scene.masks.skin[i],
      0.95 * scene.masks.face[i] * (1 - scene.masks.features[i]),
      scene.masks.neck[i],
    );
    meanA += w * lab[1];
    meanB += w * lab[2];
    weight += w;
  }
  meanA /= weight || 1;
  meanB /= weight || 1;

  const chroma = hypot(meanA, meanB);
  const hue = (atan2(meanB, meanA) * 180) / PI;
  const turn = clamp(grade.hue - hue, -60, 60) * grade.strength;
  const angle = ((hue + turn) * PI) / 180;
  const goal = mix(chroma, clamp(chroma, grade.minChroma, grade.maxChroma), grade.strength);
  const [goalA, goalB] = [goal * cos(angle), goal * sin(angle)];
  const [shiftA, shiftB] = [goalA - meanA, goalB - meanB];

  const { own = 0 } = grade;
  const local = localChroma(scene, bare, a, b, meanA, meanB);
  for (let i = 0; i < area; i++) {
    const even = mix(0.75, 0.95, scene.masks.neck[i]) * bare[i];
    const most = mix(FACE_EVENING, NECK_EVENING, scene.masks.neck[i]);
    const base = mix(0.5, 1, bare[i]);
    a[i] = shiftA * base + even * evened(meanA - local.a[i], own, most);
    b[i] = shiftB * base + even * evened(meanB - local.b[i], own, most);
  }
  const [da, db] = [fullSize(scene, a), fullSize(scene, b)];
  const isShifted = (i: number) => scene.alpha[i] > UNSEEN && abs(da[i]) + abs(db[i]) > LEAST_SHIFT;
  return inLabWhere(isShifted, image, (shifted, i) => {
    shifted[1] += da[i];
    shifted[2] += db[i];
  });
}

function evened(away: number, own: number, most: number): number {
  return clamp(away - clamp(away, -own, own), -most, most);
}

/** Mean a*, b* of nearby bare skin; falls back to the face's mean. */
function localChroma(scene: Scene, skin: Plane, a: Plane, b: Plane, meanA: number, meanB: number) {
  const { size } = scene.masks;
  const sigma = scene.faceHeight * 0.02;
  const spread = (plane: Plane) => gaussianBlur(plane, size, size, sigma);
  const [wa, wb] = [new Float32Array(a.length), new Float32Array(a.length)];
  for (let i = 0; i < a.length; i++) {
    wa[i] = skin[i] * (a[i] - meanA);
    wb[i] = skin[i] * (b[i] - meanB);
  }
  const [sumA, sumB, sum] = [spread(wa), spread(wb), spread(skin)];
  for (let i = 0; i < a.length; i++) {
    const k = 1 / (sum[i] + 0.05);
    sumA[i] = meanA + sumA[i] * k;
    sumB[i] = meanB + sumB[i] * k;
  }
  return { a: sumA, b: sumB };
}

const NONE = 0.004;

/** Frequency separation on the skin's luma, in place, without eyes, lips and hair. */
export function retouch(scene: Scene, image: Planar, { blemishes, pores }: Retouch): Planar {
  const unit = scene.faceHeight / 379;
  const radius = max(2, round(3 * unit));
  const broadRadius = max(3, round(7 * unit));
  const skin = fullSize(scene, scene.masks.skin);
  const part = partAbove(skin, image.width, image.height, NONE, 4 * broadRadius);
  const { width, height } = part;
  const y = lumaOfPart(image, part);
  const fine = guidedFilter(y, y, width, height, radius, 8e-4);
  const { plane, ...small } = downsample(y, width, height, 2);
  const smooth = guidedFilter(plane, plane, small.width, small.height, broadRadius, 3e-3);
  const broad = resize(smooth, small.width, small.height, width, height);
  eachOfPart(part, image.width, (i, own) => {
    const change = skin[i] * (pores * (y[own] - fine[own]) + blemishes * (fine[own] - broad[own]));
    image.r[i] -= change;
    image.g[i] -= change;
    image.b[i] -= change;
  });
  return image;
}
