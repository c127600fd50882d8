import { cos, max, min, PI } from '../../../../../imaging/math.js';
import { CHANNELS, eachPlane, type Planar } from '../../../../../imaging/planar.js';

/** A lamp or a gap between leaves, too small to have a shape in the panorama. */
export type PointLight = {
  readonly x: number;
  readonly y: number;
  /** Linear light above the surroundings, times steradians. */
  readonly energy: readonly [r: number, g: number, b: number];
};

/** Minimum brightness relative to the surroundings. */
const SHINES = 3;
/** Share of rows at zenith and nadir outside every portrait. */
const UNSEEN = 0.15;

export function splitPointLights(whole: Planar): { calm: Planar; lights: readonly PointLight[] } {
  const { width, height } = whole;
  const calm = eachPlane(whole, (plane) => plane.slice());
  const lights: PointLight[] = [];
  const at = (x: number, y: number) => y * width + ((x + width) % width);
  const brightness = (i: number) => 0.2126 * calm.r[i] + 0.7152 * calm.g[i] + 0.0722 * calm.b[i];
  for (let y = 0 | (UNSEEN * height); y < (1 - UNSEEN) * height; y++) {
    for (let x = 0; x < width; x++) {
      const here = brightness(at(x, y));
      const around = ringMean(at, brightness, x, y);
      if (here < SHINES * around + 0.05 || !isPeak(at, brightness, x, y, here)) continue;
      const steradians = ((2 * PI * PI) / (width * height)) * cos(((y + 0.5) / height - 0.5) * PI);
      const energy = CHANNELS.map((channel) => {
        const plane = calm[channel];
        const base = ringMean(at, (i) => plane[i], x, y);
        let sum = 0;
        for (let v = y - 1; v <= y + 1; v++) {
          for (let u = x - 1; u <= x + 1; u++) {
            sum += max(0, plane[at(u, v)] - base);
            plane[at(u, v)] = min(plane[at(u, v)], base);
          }
        }
        return sum * steradians;
      });
      lights.push({ x: x + 0.5, y: y + 0.5, energy: [energy[0], energy[1], energy[2]] });
    }
  }
  return { calm, lights };
}

type At = (x: number, y: number) => number;

function ringMean(at: At, value: (i: number) => number, x: number, y: number): number {
  let sum = 0;
  for (let d = -2; d < 2; d++) {
    sum += value(at(x + d, y - 2)) + value(at(x + 2, y + d));
    sum += value(at(x - d, y + 2)) + value(at(x - 2, y - d));
  }
  return sum / 16;
}

function isPeak(at: At, value: (i: number) => number, x: number, y: number, here: number): boolean {
  for (let v = y - 1; v <= y + 1; v++) {
    for (let u = x - 1; u <= x + 1; u++) if (value(at(u, v)) > here) return false;
  }
  return true;
}
