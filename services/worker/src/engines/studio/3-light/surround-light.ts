import { cos, PI, sin } from '../../../imaging/math.js';
import { CHANNELS, type Planar } from '../../../imaging/planar.js';
import { basis } from './spherical-harmonics.js';
import type { LightEstimate } from '../model/light.js';

/** Lambertian reflection per band, over π (Ramamoorthi, Hanrahan 2001). */
const REFLECTED = [1, 2 / 3, 1 / 4] as const;
/** Squares of the factors of the unnormalized basis, and their bands. */
const NORMS = [
  [0.282095 ** 2, 0],
  [0.488603 ** 2, 1],
  [0.488603 ** 2, 1],
  [0.488603 ** 2, 1],
  [1.092548 ** 2, 2],
  [1.092548 ** 2, 2],
  [1.092548 ** 2, 2],
  [0.546274 ** 2, 2],
  [0.315392 ** 2, 2],
] as const;

/** Irradiance by normal inside a panorama. @param yaw radians, first column to view direction */
export function surroundLight(panorama: Planar, yaw: number): LightEstimate {
  const { width, height } = panorama;
  const out = { r: new Float64Array(9), g: new Float64Array(9), b: new Float64Array(9) };
  const row = new Float64Array(9);
  for (let v = 0; v < height; v++) {
    const elevation = (0.5 - (v + 0.5) / height) * PI;
    const steradians = ((2 * PI * PI) / (width * height)) * cos(elevation);
    for (let u = 0; u < width; u++) {
      const azimuth = ((u + 0.5) / width) * 2 * PI - yaw;
      const x = sin(azimuth) * cos(elevation);
      const y = -sin(elevation);
      const z = -cos(azimuth) * cos(elevation);
      basis(x, y, z, row);
      const i = v * width + u;
      for (const channel of CHANNELS) {
        const light = panorama[channel][i] * steradians;
        for (let k = 0; k < 9; k++) out[channel][k] += light * row[k];
      }
    }
  }
  for (const channel of CHANNELS) {
    NORMS.forEach(([norm, band], k) => (out[channel][k] *= norm * REFLECTED[band]));
  }
  return out;
}
