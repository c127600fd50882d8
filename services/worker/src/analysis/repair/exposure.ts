import { sampleAffine } from '../../imaging/affine.js';
import { toLinear } from '../../imaging/colour.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { toned, tonesOf } from './tones.js';

const SIDE = 256;
/** Brightest channel, 0 to 255: a picture whose highlights are below is underexposed, and what they become. */
const DIM_HIGHLIGHTS = 125;
const HIGHLIGHTS = 200;
const HIGHLIGHT_SHARE = 0.98;
/** In linear light. */
const MOST_GAIN = 20;

/** True if lightening would show noise and the steps of an 8-bit file. */
export function isTooDark(image: RgbImage): boolean {
  return missingLight(image) > MOST_GAIN;
}

/** Lightens an underexposed picture. Pictures with highlights stay. */
export function exposed(image: RgbImage): RgbImage {
  const gain = Math.min(MOST_GAIN, missingLight(image));
  if (gain === 1) return image;
  return toned(
    image,
    // Keeps white.
    tonesOf((v) => (gain * v) / (1 + (gain - 1) * v)),
  );
}

function missingLight(image: RgbImage): number {
  const map = [image.width / SIDE, 0, 0, 0, image.height / SIDE, 0] as const;
  const rgb = sampleAffine(image, map, SIDE, SIDE, 'edge');
  // Luma would take deep colors for shadows.
  const lights = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    Math.max(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]),
  ).sort();
  const highlights = lights[Math.floor(HIGHLIGHT_SHARE * lights.length)];
  if (highlights > DIM_HIGHLIGHTS) return 1;
  const light = toLinear(Math.max(1, highlights) / 255);
  const wanted = toLinear(HIGHLIGHTS / 255);
  return (wanted * (1 - light)) / (light * (1 - wanted));
}
