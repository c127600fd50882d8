import { max, round, sqrt } from '../../pixels/math.js';
import { boxBlur } from '../../pixels/blur.js';
import { CHANNELS, type Planar, type Plane } from '../../pixels/planar.js';
import { clamp, smoothstep } from '../../pixels/scalar.js';

/** How far around the outline hair is looked for, and how far inside it may open up; of the face's height. */
const REACH = 0.13;
const DEPTH = 0.05;

/**
 * Gives strands that stand off the head back to the subject and opens gaps between them: near the
 * outline a pixel's opacity is its place on the line between the colours of hair and background
 * around it (Ruzon and Tomasi, CVPR 2000), as far as these two differ by more than they vary.
 * Changes `alpha` in place, above the chin only.
 * @param faceHeight in pixels of the image
 * @param chin its y
 */
export function recoverHair(image: Planar, alpha: Plane, faceHeight: number, chin: number): void {
  const { width: size } = image;
  const reach = max(4, round(REACH * faceHeight));
  const depth = max(2, round(DEPTH * faceHeight));
  const surely = (from: number, to: number) => alpha.map((a) => smoothstep(from, to, a));
  const front = colourAround(image, surely(0.9, 0.99), reach);
  const back = colourAround(image, surely(0.06, 0.01), reach);
  const inside = boxBlur(alpha, size, size, depth);
  const lowest = chin - 0.1 * faceHeight;
  for (let y = 0; y < size; y++) {
    const height = smoothstep(lowest, lowest - 0.25 * faceHeight, y);
    if (height === 0) break;
    for (let i = y * size; i < (y + 1) * size; i++) {
      if (front.share[i] < 0.04 || back.share[i] < 0.02 || inside[i] > 0.995) continue;
      const { opacity, trust } = onTheLine(image, front, back, i);
      const change = opacity - alpha[i];
      // A strand far off is doubtful; so is a gap deep inside, which may be a highlight.
      const nearness =
        change > 0 ? smoothstep(0.04, 0.14, front.share[i]) : smoothstep(1, 0.85, inside[i]);
      alpha[i] += change * trust * nearness * height;
    }
  }
}

type Around = { r: Plane; g: Plane; b: Plane; spread: Plane; share: Plane };

/** Mean colour and its standard deviation in a square around each pixel, weighted. */
function colourAround(image: Planar, weight: Plane, radius: number): Around {
  const { width, height } = image;
  const share = boxBlur(weight, width, height, radius);
  const spread = new Float32Array(weight.length);
  const weighted = new Float32Array(weight.length);
  const mean = (of: (value: number) => number, source: Plane) => {
    for (let i = 0; i < weighted.length; i++) weighted[i] = of(source[i]) * weight[i];
    const plane = boxBlur(weighted, width, height, radius);
    for (let i = 0; i < plane.length; i++) plane[i] /= share[i] + 1e-5;
    return plane;
  };
  const [r, g, b] = CHANNELS.map((channel) => {
    const colour = mean((value) => value, image[channel]);
    const squares = mean((value) => value * value, image[channel]);
    for (let i = 0; i < spread.length; i++) spread[i] += max(0, squares[i] - colour[i] ** 2);
    return colour;
  });
  for (let i = 0; i < spread.length; i++) spread[i] = sqrt(spread[i]);
  return { r, g, b, spread, share };
}

/** Where a pixel lies between background (0) and hair (1), and how much that is worth. */
function onTheLine(image: Planar, front: Around, back: Around, i: number) {
  let along = 0;
  let length = 0;
  for (const channel of CHANNELS) {
    const step = front[channel][i] - back[channel][i];
    along += (image[channel][i] - back[channel][i]) * step;
    length += step * step;
  }
  const opacity = clamp(along / (length + 1e-6));
  const distance = sqrt(length);
  const noise = back.spread[i] + 0.5 * front.spread[i] + 0.02;
  const certainty = smoothstep(1.5, 2.9, distance / noise);
  // Below the background's own variation nothing is hair.
  const floor = (2 * back.spread[i]) / (distance + 1e-6);
  return { opacity: smoothstep(floor, 0.92, opacity) * opacity ** 0.2, trust: certainty };
}
