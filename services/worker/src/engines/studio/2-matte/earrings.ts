import { abs, max, min, round, sqrt } from '../../../imaging/math.js';
import { distanceTo } from '../../../imaging/distance.js';
import { flood } from '../../../imaging/flood.js';
import { CHANNELS, eachPlane, type Planar, type Plane } from '../../../imaging/planar.js';
import type { Point } from '../../../imaging/polygon.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';
import type { Landmarks } from '../../../analysis/landmarks.js';

/** Landmarks at the face's edge on the height of an ear lobe, and the direction away from it. */
const LOBES = [
  { landmark: 93, outwards: -1 },
  { landmark: 323, outwards: 1 },
] as const;
/** Lengths in face heights: the searched square, its part over the face, and the width of a soft outline. */
const SIDE = 0.62;
const OVER_FACE = 0.2;
const OUTLINE = 0.025;
/** An earring in face heights: area, width, and its middle's and top's distance from the lobe. */
const EARRING = { least: 0.0004, most: 0.006, width: 0.1, aside: 0.17, below: 0.4 } as const;
/** One that hangs far down, and its least ratio of height to width: lamps are as wide as high. */
const PENDANT = { most: 0.024, width: 0.13, ratio: 2 } as const;
/** Distance from the person in face heights: a hook is too thin to be seen. */
const HOOK = 0.06;
/** Deviation of the background from a linear gradient: above it, jewelry and background look alike. */
const BUSIEST = 0.04;
const LEAST_STEP = 0.09;
/** Blurred spots of the background differ less than jewelry. */
const STRIKING = { difference: 0.24, share: 0.2 } as const;
/** Area of other spots and strands beside the person, in areas of the earrings: beyond it, they are more of the same. */
const MOST_OTHERS = 2;

/**
 * Restores earrings, which the segmenter omits, in place: small parts beside the person that
 * differ from an even background and end inside the searched square.
 * @param landmarks in pixels of the image
 */
export function recoverEarrings(
  image: Planar,
  alpha: Plane,
  landmarks: Landmarks,
  faceHeight: number,
): void {
  const { width: size } = image;
  const side = round(SIDE * faceHeight);
  if (side > size) return;
  for (const { landmark, outwards } of LOBES) {
    const { x, y } = landmarks[landmark];
    const inner = x - outwards * OVER_FACE * faceHeight;
    const left = round(clamp(outwards > 0 ? inner : inner - side, 0, size - side));
    const top = round(clamp(y - 0.08 * faceHeight, 0, size - side));
    const lobe = { x: x - left, y: y - top };
    recoverIn(image, alpha, { left, top, side }, lobe, faceHeight);
  }
}

type Square = { readonly left: number; readonly top: number; readonly side: number };

function recoverIn(
  image: Planar,
  alpha: Plane,
  square: Square,
  lobe: Point,
  faceHeight: number,
): void {
  const { left, top, side } = square;
  const at = (i: number) => (top + ((i / side) | 0)) * image.width + left + (i % side);
  const cut = (plane: Plane) => {
    const part = new Float32Array(side * side);
    for (let i = 0; i < part.length; i++) part[i] = plane[at(i)];
    return part;
  };
  const own = cut(alpha);
  const away = distanceTo(own, side, side);
  const outline = OUTLINE * faceHeight;
  const colours = eachPlane(image, cut, side);
  const { difference, noise } = differenceFromGradient(colours, (i) => away[i] > outline);
  if (noise > BUSIEST) return;
  const step = max(LEAST_STEP, 2.5 * noise);
  const isOther = (i: number) => away[i] > outline && difference[i] > step;
  const isEdge = (i: number) =>
    i < side || i >= own.length - side || i % side === 0 || i % side === side - 1;
  const leaving = flood(side, (i) => isEdge(i) && isOther(i), isOther);
  const rest = flood(
    side,
    (i) => away[i] < outline + HOOK * faceHeight && isOther(i) && leaving[i] === 0,
    (i) => isOther(i) && leaving[i] === 0,
  );
  const earrings = new Float32Array(own.length);
  for (let first = rest.indexOf(1); first >= 0; first = rest.indexOf(1, first)) {
    const part = flood(
      side,
      (i) => i === first,
      (i) => rest[i] > 0,
    );
    const isEarring = hangsFrom(lobe, part, difference, side, faceHeight);
    for (let i = first; i < part.length; i++) {
      if (part[i] === 0) continue;
      rest[i] = 0;
      if (isEarring) earrings[i] = 1;
    }
  }
  let [area, others] = [0, 0];
  for (let i = 0; i < own.length; i++) {
    if (earrings[i] > 0) area++;
    else if (isOther(i)) others++;
  }
  if (area === 0 || others > MOST_OTHERS * area) return;
  const beside = distanceTo(earrings, side, side);
  for (let i = 0; i < own.length; i++) {
    const nearness = smoothstep(1.5 * outline, 0.5 * outline, beside[i]);
    const opacity = smoothstep(0.5 * step, 1.2 * step, difference[i]) * nearness;
    alpha[at(i)] = max(own[i], opacity);
  }
}

function hangsFrom(
  lobe: Point,
  part: Plane,
  difference: Plane,
  side: number,
  faceHeight: number,
): boolean {
  let [area, striking, left, right, top, bottom] = [0, 0, side, 0, side, 0];
  for (let i = 0; i < part.length; i++) {
    if (part[i] === 0) continue;
    const [x, y] = [i % side, (i / side) | 0];
    area++;
    if (difference[i] > STRIKING.difference) striking++;
    left = min(left, x);
    right = max(right, x);
    top = min(top, y);
    bottom = max(bottom, y);
  }
  const size = area / faceHeight ** 2;
  const { most, width } = bottom - top > PENDANT.ratio * (right - left) ? PENDANT : EARRING;
  return (
    size > EARRING.least &&
    size < most &&
    striking > STRIKING.share * area &&
    right - left < width * faceHeight &&
    abs((left + right) / 2 - lobe.x) < EARRING.aside * faceHeight &&
    top - lobe.y < EARRING.below * faceHeight
  );
}

/** Color distance from a linear gradient, fitted to the samples without outliers, and their deviation from it. */
function differenceFromGradient(
  image: Planar,
  isSample: (i: number) => boolean,
): { difference: Plane; noise: number } {
  const { width: side } = image;
  const difference = new Float32Array(side * side);
  let noise = Infinity;
  for (let round = 0; round < 4; round++) {
    const limit = round === 0 ? Infinity : max(0.03, 2 * noise);
    const members = new Uint8Array(difference.length);
    let count = 0;
    for (let i = 0; i < members.length; i++) {
      members[i] = isSample(i) && (round === 0 || difference[i] < limit) ? 1 : 0;
      count += members[i];
    }
    if (count < 0.05 * difference.length) return { difference, noise: Infinity };
    difference.fill(0);
    for (const channel of CHANNELS) {
      const plane = image[channel];
      const { offset, across, down } = gradientOf(members, count, plane, side);
      for (let y = 0, i = 0; y < side; y++) {
        for (let x = 0; x < side; x++, i++)
          difference[i] += (plane[i] - (offset + across * x + down * y)) ** 2;
      }
    }
    let sum = 0;
    for (let i = 0; i < difference.length; i++) if (members[i]) sum += difference[i];
    noise = sqrt(sum / count);
    for (let i = 0; i < difference.length; i++) difference[i] = sqrt(difference[i]);
  }
  return { difference, noise };
}

/** Least squares: value = offset + across · x + down · y. */
function gradientOf(members: Uint8Array, count: number, plane: Plane, side: number) {
  let [mx, my, mv] = [0, 0, 0];
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      if (members[i] === 0) continue;
      mx += x;
      my += y;
      mv += plane[i];
    }
  }
  [mx, my, mv] = [mx / count, my / count, mv / count];
  let [xx, xy, yy, xv, yv] = [1e-6, 0, 1e-6, 0, 0];
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      if (members[i] === 0) continue;
      const u = x - mx;
      const v = y - my;
      xx += u * u;
      xy += u * v;
      yy += v * v;
      xv += u * (plane[i] - mv);
      yv += v * (plane[i] - mv);
    }
  }
  const determinant = max(1e-9, xx * yy - xy * xy);
  const across = (xv * yy - yv * xy) / determinant;
  const down = (yv * xx - xv * xy) / determinant;
  return { offset: mv - across * mx - down * my, across, down };
}
