import { ceil } from '../../../imaging/math.js';
import { composite, toRgb, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, downsamplePlanar } from '../../../imaging/resample.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import type { Backdrop } from '../backdrops/backdrop.js';
import { paintBackdrop } from '../backdrops/paint-backdrop.js';
import type { Random } from '../../../imaging/random.js';

/** The picture at no more than `side` pixels, by whole steps. */
export function reduced(picture: Planar, side: number): RgbImage {
  return toRgb(downsamplePlanar(picture, ceil(picture.width / side)));
}

/** The person before the backdrop, both at no more than `side` pixels: what nobody sees for long. */
export function reducedOnBackdrop(
  person: Planar,
  alpha: Plane,
  backdrop: Backdrop,
  random: Random,
  side: number,
): RgbImage {
  const factor = ceil(person.width / side);
  const small = downsamplePlanar(person, factor);
  const { plane } = downsample(alpha, person.width, person.height, factor);
  return toRgb(composite(paintBackdrop(backdrop, small.width, random), small, plane));
}
