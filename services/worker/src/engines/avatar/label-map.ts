import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import { floor, max, min } from '../../imaging/math.js';
import { distanceInside, distanceTo } from '../../imaging/distance.js';
import type { Plane } from '../../imaging/planar.js';
import { clamp, smoothstep } from '../../imaging/scalar.js';
import type { Drawing } from './drawing.js';

export type DrawingWindow = { readonly x: number; readonly y: number; readonly side: number };

const PLANES = ['alpha', 'skin', 'hair', 'clothing', 'white', 'hat', 'lips', 'ink'] as const;

/** Share of each part per pixel, 0..1; the shares sum to 1 where `alpha` is above 0. */
export type LabelMap = { readonly size: number } & Readonly<Record<(typeof PLANES)[number], Plane>>;

/** Lines are thinner than this share of the usual frame; broader ink is a filled shape. */
const BROAD = 0.017;

export async function rasterise(
  drawing: Drawing,
  window: DrawingWindow,
  size: number,
): Promise<LabelMap> {
  const { x, y, side } = window;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${x} ${y} ${side} ${side}">${drawing.svg}</svg>`;
  const { data, info } = await ownDrawing(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const map = emptyMap(size);
  for (let i = 0, j = 0; i < size * size; i++, j += info.channels) {
    const a = data[j + 3];
    if (a === 0) continue;
    const [r, g, b] = [data[j] / 255, data[j + 1] / 255, data[j + 2] / 255];
    const white = min(r, g, b);
    map.alpha[i] = a / 255;
    map.white[i] = white;
    const lips = max(0, r + g - 2 * white - 1);
    map.lips[i] = lips;
    map.skin[i] = r - white - lips;
    map.hair[i] = g - white - lips;
    map.clothing[i] = b - white;
    map.ink[i] = clamp(1 - max(r, g, b) - mixed(r - white, g - white, b - white));
  }
  if (drawing.markedHair === 'hat') {
    move(map.hair, map.hat, () => 1);
    takeLocks(map);
  }
  if (drawing.broadInk !== 'ink') {
    const broad = broadParts(map.ink, size, (BROAD * drawing.bust.side * size) / side);
    const isAtEyes = (i: number) => {
      const u = x + ((i % size) * side) / size - drawing.eyes.x;
      const v = y + (floor(i / size) * side) / size - drawing.eyes.y;
      return u > 0 && v > 0 && u < drawing.eyes.width && v < drawing.eyes.height;
    };
    move(map.ink, map[drawing.broadInk], (i) => (isAtEyes(i) ? 0 : broad[i]));
  }
  return map;
}

/** Locks are drawn in the mixture of two other markers. */
function takeLocks({ skin, clothing, hair }: LabelMap): void {
  for (let i = 0; i < hair.length; i++) {
    const share = min(skin[i], clothing[i]);
    hair[i] += share;
    skin[i] -= share;
    clothing[i] -= share;
  }
}

function move(from: Plane, to: Plane, share: (i: number) => number): void {
  for (let i = 0; i < from.length; i++) {
    if (from[i] === 0) continue;
    const part = from[i] * share(i);
    to[i] += part;
    from[i] -= part;
  }
}

function broadParts(mask: Plane, size: number, radius: number): Plane {
  const depth = distanceInside(mask, size, size);
  const away = distanceTo(depth, size, size, radius);
  return away.map((d) => smoothstep(1.5 * radius + 2, radius + 1, d));
}

/** Missing strength of a mixture at a border of two markers. */
function mixed(r: number, g: number, b: number): number {
  return r + g + b - max(r, g, b);
}

function emptyMap(size: number): LabelMap {
  const planes = PLANES.map((name) => [name, new Float32Array(size * size)]);
  return { size, ...(Object.fromEntries(planes) as Omit<LabelMap, 'size'>) };
}
