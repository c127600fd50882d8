import { atan2, cos, floor, hypot, max, min, sin, sqrt } from './math.js';
import { rgbToLab } from './colour.js';
import { inLab } from './in-lab.js';
import { luma, type Planar, type Plane } from './planar.js';
import { downsamplePlanar } from './resample.js';

/** Number of L* bands; toned prints have a tint per band. */
const BANDS = 32;
/** Maximum a*b* distance from the tint: gray noise, and tint that JPEG smears over edges. Color photos have 2.5 and more. */
const MOST_NOISE = 1.6;
const SMEAR = 0.08;
const MOST_SMEAR = 1.2;
const SHRINK = 4;
/** RMS distance in a*, b* of a gray face, at most. Faces in color have 6 and more, however pale or blurred. */
const MOST_GREY = 4;
/** Maximum chroma of a print's tint in a*, b*. */
const MOST_CHROMA = 14;
const SHARE_OF_CHROMA = 0.45;

/** True for black-and-white pictures, toned or not; tolerates JPEG noise. */
export function isMonochrome(picture: Planar): boolean {
  const { spread, tint } = colourSpread(picture);
  return spread < MOST_NOISE + min(MOST_SMEAR, SMEAR * tint);
}

export function isGrey(picture: Planar): boolean {
  const { spread, tint } = colourSpread(picture);
  return hypot(spread, tint) < MOST_GREY;
}

/** RMS distances in a*, b*: from the mean color of the same lightness, and from gray to it. */
function colourSpread(picture: Planar): { spread: number; tint: number } {
  const small = downsamplePlanar(picture, SHRINK);
  const bands = Array.from({ length: BANDS }, () => ({ count: 0, a: 0, b: 0 }));
  const lab = [0, 0, 0];
  let all = 0;
  for (let i = 0; i < small.r.length; i++) {
    rgbToLab(small.r[i], small.g[i], small.b[i], lab);
    const band = bands[min(BANDS - 1, floor((lab[0] / 100) * BANDS))];
    band.count += 1;
    band.a += lab[1];
    band.b += lab[2];
    all += lab[1] ** 2 + lab[2] ** 2;
  }
  const shared = bands.reduce(
    (sum, { count, a, b }) => (count === 0 ? sum : sum + (a * a + b * b) / count),
    0,
  );
  const pixels = small.r.length;
  return { spread: sqrt(max(0, all - shared) / pixels), tint: sqrt(shared / pixels) };
}

export function withoutColour(picture: Planar): Planar {
  const grey = luma(picture);
  return { ...picture, r: grey, g: grey.slice(), b: grey.slice() };
}

/** Tones a black-and-white person with the paler backdrop tint. @param alpha same size */
export function toneAsWhole(picture: Planar, alpha: Plane): Planar {
  const lab = [0, 0, 0];
  let [a, b, count] = [0, 0, 0];
  for (let i = 0; i < alpha.length; i += 7) {
    if (alpha[i] > 0.1) continue;
    rgbToLab(picture.r[i], picture.g[i], picture.b[i], lab);
    a += lab[1];
    b += lab[2];
    count += 1;
  }
  const chroma = count > 0 ? min(MOST_CHROMA, (SHARE_OF_CHROMA * hypot(a, b)) / count) : 0;
  const hue = atan2(b, a);
  return inLab(picture, (own) => {
    const light = own[0] / 100;
    // White paper and black shadows keep no tint.
    const tint = chroma * 4 * light * (1 - light);
    own[1] = tint * cos(hue);
    own[2] = tint * sin(hue);
  });
}
