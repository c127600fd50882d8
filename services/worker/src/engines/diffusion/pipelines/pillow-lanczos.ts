import type { RgbImage } from '../../../imaging/rgb-image.js';

/** Pillow 13, src/libImaging/Resample.c: levels of 8 bits between the two passes, weights of 22. */
const SUPPORT = 3;
const PRECISION = 22;
const CHANNELS = 3;

type Weights = { readonly from: Int32Array; readonly values: readonly Int32Array[] };

/** As in the published pipelines, in Pillow 13's order of passes, which changes the rounding. */
export function pillowLanczos(image: RgbImage, width: number, height: number): RgbImage {
  const [narrower, lower] = [image.width - width, image.height - height];
  return lower > 0 && lower > 2 * narrower
    ? overColumns(overRows(image, height), width)
    : overRows(overColumns(image, width), height);
}

function overColumns(image: RgbImage, width: number): RgbImage {
  if (width === image.width) return image;
  const { from, values } = weightsOf(image.width, width);
  const data = new Uint8Array(width * image.height * CHANNELS);
  for (let y = 0, to = 0; y < image.height; y++) {
    const row = y * image.width * CHANNELS;
    for (let x = 0; x < width; x++) {
      const first = row + from[x] * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel++, to++)
        data[to] = weighted(image.data, first + channel, CHANNELS, values[x]);
    }
  }
  return { width, height: image.height, data };
}

function overRows(image: RgbImage, height: number): RgbImage {
  if (height === image.height) return image;
  const { from, values } = weightsOf(image.height, height);
  const stride = image.width * CHANNELS;
  const data = new Uint8Array(stride * height);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < stride; x++, to++)
      data[to] = weighted(image.data, from[y] * stride + x, stride, values[y]);
  }
  return { width: image.width, height, data };
}

function weighted(data: Uint8Array, first: number, stride: number, weights: Int32Array): number {
  let sum = 1 << (PRECISION - 1);
  for (let i = 0, at = first; i < weights.length; i++, at += stride) sum += data[at] * weights[i];
  const level = sum >> PRECISION;
  return level < 0 ? 0 : level > 255 ? 255 : level;
}

function weightsOf(length: number, wanted: number): Weights {
  const scale = length / wanted;
  const stretch = Math.max(1, scale);
  const support = SUPPORT * stretch;
  const from = new Int32Array(wanted);
  const values = Array.from({ length: wanted }, (_, i) => {
    const centre = (i + 0.5) * scale;
    from[i] = Math.max(0, Math.trunc(centre - support + 0.5));
    const end = Math.min(length, Math.trunc(centre + support + 0.5));
    const plain = Array.from({ length: end - from[i] }, (__, k) =>
      lanczos((k + from[i] - centre + 0.5) / stretch),
    );
    const sum = plain.reduce((total, value) => total + value, 0);
    return Int32Array.from(plain, (value) => {
      const fixed = (value / sum) * (1 << PRECISION);
      return Math.trunc(fixed + (fixed < 0 ? -0.5 : 0.5));
    });
  });
  return { from, values };
}

function lanczos(x: number): number {
  return x >= -SUPPORT && x < SUPPORT ? sinc(x) * sinc(x / SUPPORT) : 0;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
