import { boxBlur } from '../../imaging/blur.js';
import { greyOf, type Plane } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

const WINDOW_RADIUS = 3;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

export function psnr(one: RgbImage, other: RgbImage): number {
  let sum = 0;
  for (let i = 0; i < one.data.length; i++) sum += (one.data[i] - other.data[i]) ** 2;
  return 10 * Math.log10((255 * 255 * one.data.length) / sum);
}

/** Mean SSIM of the brightness, 0 to 1 (Wang et al. 2004, square windows). */
export function ssim(one: RgbImage, other: RgbImage): number {
  const { width, height } = one;
  const [x, y] = [greyOf(one), greyOf(other)];
  const local = (plane: Plane) => boxBlur(plane, width, height, WINDOW_RADIUS);
  const product = (a: Plane, b: Plane) => a.map((value, i) => value * b[i]);
  const [mx, my] = [local(x), local(y)];
  const [xx, yy, xy] = [local(product(x, x)), local(product(y, y)), local(product(x, y))];
  let sum = 0;
  for (let i = 0; i < x.length; i++) {
    const means = mx[i] * my[i];
    const squares = mx[i] * mx[i] + my[i] * my[i];
    sum +=
      ((2 * means + C1) * (2 * (xy[i] - means) + C2)) /
      ((squares + C1) * (xx[i] + yy[i] - squares + C2));
  }
  return sum / x.length;
}
