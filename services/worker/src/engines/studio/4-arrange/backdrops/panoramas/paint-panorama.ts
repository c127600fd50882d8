import type { Box } from '../../../../../analysis/geometry.js';
import { exp, max, min } from '../../../../../imaging/math.js';
import { toGamma } from '../../../../../imaging/colour.js';
import { CHANNELS, eachPlane, type Planar } from '../../../../../imaging/planar.js';
import { resize } from '../../../../../imaging/resample.js';
import type { PanoramaBackdrop } from '../../../model/backdrop.js';
import { addDisc, touches } from '../discs.js';
import { exposedView } from './exposed-view.js';

/** Maximum brightness of a point light; white paper is 1. */
const BRIGHTEST = 3;
/** Brightness of a disc's middle relative to its rim. */
const FLAT = 0.88;

export function paintPanorama(
  view: PanoramaBackdrop,
  size: number,
  free: Box | null = null,
): Planar {
  const { picture, discs } = exposedView(view);
  const { width, height } = picture;
  const out = eachPlane(picture, (plane) => resize(plane, width, height, size, size), size);
  for (const { x, y, radius, colour } of discs) {
    const centre = { x: x * size, y: y * size };
    if (free && touches(free, centre, radius * size)) continue;
    const bright = min(1, BRIGHTEST / max(...colour));
    addDisc(out, centre, radius * size, colour, bright, FLAT);
  }
  for (const channel of CHANNELS) {
    const plane = out[channel];
    for (let i = 0; i < plane.length; i++) plane[i] = toGamma(shoulder(plane[i]));
  }
  return out;
}

function shoulder(v: number): number {
  return v < 0.5 ? v : 0.5 + 0.5 * (1 - exp(-(v - 0.5) / 0.5));
}
