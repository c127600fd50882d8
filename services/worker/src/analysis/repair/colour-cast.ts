import { sampleAffine } from '../../imaging/affine.js';
import { labToRgb, rgbToLab, toGamma, toLinear } from '../../imaging/colour.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { clamp } from '../../imaging/scalar.js';
import { type FaceMesh, LANDMARK, LEFT_EYE, meshPoint, RIGHT_EYE } from '../face-landmarks.js';
import { distance } from '../geometry.js';
import { type Tones, tonesOf } from './tones.js';

type Colour = readonly [number, number, number];

/** Mesh vertices on cheeks, forehead and chin, and half the side of a patch in face heights. */
const SKIN = [50, 280, 205, 425, 151, 9, 108, 337, 199];
const PATCH = 0.03;
/** Hues of all skin shades in degrees and their chroma. */
const HUES = [42, 66] as const;
const CHROMA = [12, 30] as const;
/** From this many degrees beyond, the hue tells nothing about the skin. */
const ANOTHER = 30;
const USUAL_HUE = 50;
/** Distances from both in ΔE: of skin in natural light, and for which skin and picture together are wrong. */
const POSSIBLE = 7;
const IMPOSSIBLE = 3.5;
/** Smallest eye, in pixels, whose white is seen, and the brightest share of the eye. */
const SMALLEST_EYE = 14;
const WHITES = 0.3;
/** Share of the skin's cast that the picture or the whites of the eyes must have. */
const SHARED = 0.2;
const MOST_GAIN = 5;
const SIDE = 128;

/**
 * Neutralizes colored light and filters that give skin an impossible color. The whites of the eyes
 * or the rest of the picture must have the same cast: a painted face has a color of its own.
 * @returns null for a picture without such a cast
 */
export function withoutCast(image: RgbImage, mesh: FaceMesh): Tones | null {
  const skin = medianOf(patchesOf(image, mesh));
  const { wanted, away } = wantedSkin(skin);
  if (away < POSSIBLE) return null;
  const picture = linear(
    sampleAffine(image, [image.width / SIDE, 0, 0, 0, image.height / SIDE, 0], SIDE, SIDE, 'edge'),
  );
  const lowest = darkest(picture);
  const veil = lowest.map((v) => v - Math.min(...lowest));
  const lifted = (colour: Colour) => each((k) => Math.max(1e-4, colour[k] - veil[k]));
  const cast = tintOf(lifted(skin), wanted);
  const grey: Colour = [1, 1, 1];
  const whites = whitesOf(image, mesh);
  const shares = [meanOf(picture), ...(whites ? [whites] : [])].map((colour) =>
    clamp(along(tintOf(lifted(colour), grey), cast), -1, 1.5),
  );
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  if (share < SHARED || share * away < IMPOSSIBLE) return null;
  const gains = cast.map((v) => clamp(Math.exp(-v), 1 / MOST_GAIN, MOST_GAIN));
  const light = luminance(lifted(skin));
  const keep = light / luminance(each((k) => lifted(skin)[k] * gains[k]));
  return tonesOf((v, k) => Math.max(0, v - veil[k]) * gains[k] * keep);
}

/** The nearest possible color of skin, and its distance in ΔE. */
function wantedSkin(skin: Colour): { wanted: Colour; away: number } {
  const lab = [0, 0, 0];
  rgbToLab(toGamma(skin[0]), toGamma(skin[1]), toGamma(skin[2]), lab);
  const chroma = Math.hypot(lab[1], lab[2]);
  const hue = (Math.atan2(lab[2], lab[1]) * 180) / Math.PI;
  const round = hue < -125 ? hue + 360 : hue;
  const nearest = clamp(round, ...HUES);
  const wantedHue = Math.abs(round - nearest) > ANOTHER ? USUAL_HUE : nearest;
  const angle = (wantedHue * Math.PI) / 180;
  const best = clamp(chroma, ...CHROMA);
  const [a, b] = [best * Math.cos(angle), best * Math.sin(angle)];
  const rgb = [0, 0, 0];
  labToRgb(lab[0], a, b, rgb);
  const wanted = each((k) => Math.max(1e-4, toLinear(rgb[k])));
  return { wanted, away: Math.hypot(a - lab[1], b - lab[2]) };
}

function patchesOf(image: RgbImage, mesh: FaceMesh): Colour[] {
  const half = PATCH * heightOf(mesh);
  return SKIN.map((id) => {
    const [x, y] = meshPoint(mesh, id);
    const map = [half / 4, 0, x - half, 0, half / 4, y - half] as const;
    return meanOf(linear(sampleAffine(image, map, 8, 8, 'edge')));
  });
}

function whitesOf(image: RgbImage, mesh: FaceMesh): Colour | null {
  const found: Colour[] = [];
  for (const contour of [RIGHT_EYE, LEFT_EYE]) {
    const points = contour.map((id) => meshPoint(mesh, id));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
    if (width < SMALLEST_EYE || height < 0.15 * width) continue;
    const map = [width / 24, 0, x, 0, (0.6 * height) / 12, y + 0.2 * height] as const;
    const all = linear(sampleAffine(image, map, 24, 12, 'edge'));
    all.sort((a, b) => luminance(b) - luminance(a));
    found.push(medianOf(all.slice(0, Math.round(WHITES * all.length))));
  }
  return found.length > 0 ? meanOf(found) : null;
}

function linear(rgb: Float32Array): Colour[] {
  return Array.from({ length: rgb.length / 3 }, (_, i) =>
    each((k) => toLinear(rgb[3 * i + k] / 255)),
  );
}

/** Logarithms of the channels of a color over those of another, without their lightness. */
function tintOf(colour: Colour, neutral: Colour): Colour {
  const log = each((k) => Math.log(colour[k] / neutral[k]));
  const mean = (log[0] + log[1] + log[2]) / 3;
  return each((k) => log[k] - mean);
}

/** Length of a tint along another one, relative to it. */
function along(tint: Colour, other: Colour): number {
  const dot = (a: Colour, b: Colour) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return dot(tint, other) / dot(other, other);
}

function darkest(colours: readonly Colour[]): Colour {
  return each((k) => colours.map((colour) => colour[k]).sort((a, b) => a - b)[colours.length >> 7]);
}

function medianOf(colours: readonly Colour[]): Colour {
  return each((k) => colours.map((colour) => colour[k]).sort((a, b) => a - b)[colours.length >> 1]);
}

function meanOf(colours: readonly Colour[]): Colour {
  return each((k) => colours.reduce((sum, colour) => sum + colour[k], 0) / colours.length);
}

function luminance([r, g, b]: Colour): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function each(value: (channel: 0 | 1 | 2) => number): Colour {
  return [value(0), value(1), value(2)];
}

function heightOf(mesh: FaceMesh): number {
  return distance(meshPoint(mesh, LANDMARK.foreheadTop), meshPoint(mesh, LANDMARK.chin));
}
