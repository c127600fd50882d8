import { max, round } from '../../../imaging/math.js';
import { boxBlur } from '../../../imaging/blur.js';
import { CHANNELS, eachPlane, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, downsamplePlanar, lookUp, resize } from '../../../imaging/resample.js';
import { clamp } from '../../../imaging/scalar.js';

/** Opacities treated as fully opaque and fully transparent. */
const OPAQUE = 0.995;
const UNSEEN = 0.004;

/** Removes background color from soft edges (Forte: Foreground Colour Estimation, ICIP 2021). */
export function estimateForeground(image: Planar, alpha: Plane, faceHeight: number): Planar {
  const { width: size } = image;
  const unit = faceHeight / 379;
  const quarter = downsamplePlanar(image, 4);
  const quarterAlpha = downsample(alpha, size, size, 4).plane;
  const rough = blurFusion(quarter, quarter, quarter, quarterAlpha, max(4, round(15 * unit)));
  const half = downsamplePlanar(image, 2);
  const halfAlpha = downsample(alpha, size, size, 2).plane;
  const [front, back] = [resized(rough.front, half), resized(rough.back, half)];
  const fine = meanColours(front, back, halfAlpha, max(1, round(3 * unit)));
  const out = planar(size, size);
  for (const channel of CHANNELS) {
    const [source, target] = [image[channel], out[channel]];
    const [f, b] = [fine.front[channel], fine.back[channel]];
    for (let y = 0, i = 0; y < size; y++) {
      for (let x = 0; x < size; x++, i++) {
        const a = alpha[i];
        if (a > OPAQUE) target[i] = source[i];
        else if (a < UNSEEN) target[i] = f[(y >> 1) * half.width + (x >> 1)];
        else {
          const [u, v] = [x / 2 - 0.25, y / 2 - 0.25];
          const front = lookUp(f, half.width, u, v);
          target[i] = unmixed(source[i], front, lookUp(b, half.width, u, v), a);
        }
      }
    }
  }
  return out;
}

function resized(image: Planar, { width, height }: Planar): Planar {
  const to = (plane: Plane) => resize(plane, image.width, image.height, width, height);
  return { ...eachPlane(image, to), width, height };
}

function unmixed(mixed: number, front: number, back: number, alpha: number): number {
  return clamp(front + alpha * (mixed - alpha * front - (1 - alpha) * back));
}

function blurFusion(image: Planar, front: Planar, back: Planar, alpha: Plane, radius: number) {
  const means = meanColours(front, back, alpha, radius);
  for (const channel of CHANNELS) {
    const [source, f, b] = [image[channel], means.front[channel], means.back[channel]];
    for (let i = 0; i < f.length; i++) f[i] = unmixed(source[i], f[i], b[i], alpha[i]);
  }
  return means;
}

function meanColours(front: Planar, back: Planar, alpha: Plane, radius: number) {
  const { width, height } = front;
  const share = boxBlur(alpha, width, height, radius);
  const weighted = new Float32Array(alpha.length);
  const ofFront = eachPlane(front, (plane) => {
    for (let i = 0; i < weighted.length; i++) weighted[i] = plane[i] * alpha[i];
    const mean = boxBlur(weighted, width, height, radius);
    for (let i = 0; i < mean.length; i++) mean[i] /= share[i] + 1e-5;
    return mean;
  });
  const ofBack = eachPlane(back, (plane) => {
    for (let i = 0; i < weighted.length; i++) weighted[i] = plane[i] * (1 - alpha[i]);
    const mean = boxBlur(weighted, width, height, radius);
    for (let i = 0; i < mean.length; i++) mean[i] /= 1 - share[i] + 1e-5;
    return mean;
  });
  return { front: ofFront, back: ofBack };
}
