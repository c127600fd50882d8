import { gaussianBlur } from '../../../imaging/blur.js';
import { eachPlane, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, downsamplePlanar } from '../../../imaging/resample.js';

/** Background blur in face heights; edges remain recognizable. */
const BLUR = 0.09;
const FACTOR = 4;

/** Background without the person at quarter size (Knutsson and Westin, CVPR 1993), blurred. */
export function surroundingsOf(picture: Planar, alpha: Plane, faceHeight: number): Planar {
  const small = downsamplePlanar(picture, FACTOR);
  const { width, height } = small;
  const { plane } = downsample(alpha, picture.width, picture.height, FACTOR);
  const weight = plane.map((a) => (1 - a) ** 2 + 1e-4);
  const sigma = (BLUR * faceHeight) / FACTOR;
  const spread = (values: Plane) => gaussianBlur(values, width, height, sigma);
  const total = spread(weight);
  return eachPlane(small, (values) => {
    const sum = spread(values.map((v, i) => v * weight[i]));
    return sum.map((v, i) => v / total[i]);
  });
}
