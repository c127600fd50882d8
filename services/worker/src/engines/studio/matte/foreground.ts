import { max, round } from '../../pixels/math.js';
import { boxBlur } from '../../pixels/blur.js';
import { CHANNELS, planar, type Planar, type Plane } from '../../pixels/planar.js';
import { downsample, downsamplePlanar, resize } from '../../pixels/resample.js';
import { clamp } from '../../pixels/scalar.js';

/**
 * The subject's own colour, freed of the background that shines through soft edges
 * (Forte: Approximate Fast Foreground Colour Estimation, ICIP 2021): a wide round on a reduced
 * picture, then a narrow one.
 */
export function estimateForeground(image: Planar, alpha: Plane, faceHeight: number): Planar {
  const { width: size } = image;
  const unit = faceHeight / 379;
  const small = downsamplePlanar(image, 4);
  const smallAlpha = downsample(alpha, size, size, 4).plane;
  const rough = blurFusion(small, small, small, smallAlpha, max(4, round(15 * unit)));
  const enlarge = (plane: Planar): Planar => ({
    width: size,
    height: size,
    r: resize(plane.r, small.width, small.height, size, size),
    g: resize(plane.g, small.width, small.height, size, size),
    b: resize(plane.b, small.width, small.height, size, size),
  });
  const radius = max(2, round(6 * unit));
  const fine = blurFusion(image, enlarge(rough.front), enlarge(rough.back), alpha, radius);
  const out = planar(size, size);
  for (const channel of CHANNELS) {
    const [source, estimate, target] = [image[channel], fine.front[channel], out[channel]];
    for (let i = 0; i < target.length; i++) target[i] = alpha[i] > 0.995 ? source[i] : estimate[i];
  }
  return out;
}

function blurFusion(image: Planar, front: Planar, back: Planar, alpha: Plane, radius: number) {
  const { width, height } = image;
  const share = boxBlur(alpha, width, height, radius);
  const nextFront = planar(width, height);
  const nextBack = planar(width, height);
  const weighted = new Float32Array(alpha.length);
  for (const channel of CHANNELS) {
    const [source, f, b] = [image[channel], front[channel], back[channel]];
    for (let i = 0; i < weighted.length; i++) weighted[i] = f[i] * alpha[i];
    const frontMean = boxBlur(weighted, width, height, radius);
    for (let i = 0; i < weighted.length; i++) weighted[i] = b[i] * (1 - alpha[i]);
    const backMean = boxBlur(weighted, width, height, radius);
    const [outF, outB] = [nextFront[channel], nextBack[channel]];
    for (let i = 0; i < outF.length; i++) {
      const a = alpha[i];
      const mf = frontMean[i] / (share[i] + 1e-5);
      const mb = backMean[i] / (1 - share[i] + 1e-5);
      outF[i] = clamp(mf + a * (source[i] - a * mf - (1 - a) * mb));
      outB[i] = mb;
    }
  }
  return { front: nextFront, back: nextBack };
}
