import type { RgbImage } from '../../../imaging/rgb-image.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { eachPlane, fromRgb, toRgb, type Plane } from '../../../imaging/planar.js';
import { mix, smoothstep } from '../../../imaging/scalar.js';

/** Minimum coverage of a pixel without backdrop color. */
const WHOLE = 0.96;
/** Distances of the color bleed, in shares of the side: over edges and beyond them. */
const CARRIED = [0.004, 0.03] as const;

export function cutOut(image: RgbImage, alpha: Plane): { image: RgbImage; alpha: Uint8Array } {
  const { width, height } = image;
  const picture = fromRgb(image);
  const whole = alpha.map((a) => (a > WHOLE ? 1 : 0));
  const carried = (plane: Plane, share: number) =>
    gaussianBlur(plane, width, height, share * width);
  const [near, far] = CARRIED.map((share) => carried(whole, share));
  const clean = eachPlane(picture, (plane) => {
    const own = plane.map((value, i) => value * whole[i]);
    const [nearby, around] = CARRIED.map((share) => carried(own, share));
    return plane.map((value, i) => {
      const weight = near[i] + 0.02 * far[i] + 1e-5;
      const inner = (nearby[i] + 0.02 * around[i] + 0.5e-5) / weight;
      return mix(inner, value, smoothstep(0.7, WHOLE, alpha[i]));
    });
  });
  return {
    image: toRgb(clean),
    alpha: Uint8Array.from(alpha, (a) => Math.round(255 * Math.min(1, Math.max(0, a)))),
  };
}
