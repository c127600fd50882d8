import { toGamma, toLinear } from '../../imaging/colour.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

/** The 8-bit result of every 8-bit value, for each channel. */
export type Tones = readonly [Uint8Array, Uint8Array, Uint8Array];

/** @param curve from linear light to linear light, both 0 to 1 */
export function tonesOf(curve: (value: number, channel: number) => number): Tones {
  const table = (channel: number) =>
    Uint8Array.from({ length: 256 }, (_, i) =>
      Math.round(255 * toGamma(curve(toLinear(i / 255), channel))),
    );
  return [table(0), table(1), table(2)];
}

export function toned({ width, height, data }: RgbImage, [red, green, blue]: Tones): RgbImage {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 3) {
    out[i] = red[data[i]];
    out[i + 1] = green[data[i + 1]];
    out[i + 2] = blue[data[i + 2]];
  }
  return { width, height, data: out };
}
