import { ceil } from '../../../../imaging/math.js';
import { composite, toRgb, type Planar, type Plane } from '../../../../imaging/planar.js';
import { downsample, downsamplePlanar } from '../../../../imaging/resample.js';
import type { RgbImage } from '../../../../imaging/rgb-image.js';
import type { Backdrop } from '../../model/backdrop.js';
import { paintBackdrop } from './paint-backdrop.js';
import type { Random } from '../../../../imaging/random.js';

export function reduced(picture: Planar, side: number): RgbImage {
  return toRgb(downsamplePlanar(picture, ceil(picture.width / side)));
}

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
