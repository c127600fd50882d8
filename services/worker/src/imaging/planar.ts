import type { RgbImage } from './rgb-image.js';
import { clamp } from './scalar.js';

export type Plane = Float32Array;

/** Three planes of gamma-encoded sRGB, 0..1; stages may leave the range. */
export type Planar = {
  readonly width: number;
  readonly height: number;
  readonly r: Plane;
  readonly g: Plane;
  readonly b: Plane;
};

export const CHANNELS = ['r', 'g', 'b'] as const;

export function planar(width: number, height: number): Planar {
  const area = width * height;
  return {
    width,
    height,
    r: new Float32Array(area),
    g: new Float32Array(area),
    b: new Float32Array(area),
  };
}

export function fromRgb(image: RgbImage): Planar {
  const out = planar(image.width, image.height);
  const { data } = image;
  const scale = 1 / 255;
  for (let i = 0, j = 0; i < out.r.length; i++, j += 3) {
    out.r[i] = data[j] * scale;
    out.g[i] = data[j + 1] * scale;
    out.b[i] = data[j + 2] * scale;
  }
  return out;
}

/** Rounds to 8 bits; values outside 0..1 are clipped. */
export function toRgb(image: Planar): RgbImage {
  const data = new Uint8ClampedArray(image.width * image.height * 3);
  for (let i = 0, j = 0; i < image.r.length; i++, j += 3) {
    data[j] = image.r[i] * 255;
    data[j + 1] = image.g[i] * 255;
    data[j + 2] = image.b[i] * 255;
  }
  return { width: image.width, height: image.height, data: new Uint8Array(data.buffer) };
}

/** Rec. 601 luma of the gamma-encoded picture. */
export function luma(image: Planar): Plane {
  const { r, g, b } = image;
  const out = new Float32Array(r.length);
  for (let i = 0; i < out.length; i++) out[i] = 0.299 * r[i] + 0.587 * g[i] + 0.114 * b[i];
  return out;
}

/** The same of 8-bit values, in 8-bit steps. */
export function greyOf({ width, height, data }: RgbImage): Plane {
  const out = new Float32Array(width * height);
  for (let i = 0, j = 0; i < out.length; i++, j += 3) {
    out[i] = 0.299 * data[j] + 0.587 * data[j + 1] + 0.114 * data[j + 2];
  }
  return out;
}

/** @param side of a square result, if it has another size */
export function eachPlane(image: Planar, change: (plane: Plane) => Plane, side?: number): Planar {
  const { width, height } = side === undefined ? image : { width: side, height: side };
  return { width, height, r: change(image.r), g: change(image.g), b: change(image.b) };
}

/** To 0..1, in place. */
export function clipped(plane: Plane): Plane {
  for (let i = 0; i < plane.length; i++) plane[i] = clamp(plane[i]);
  return plane;
}

export function composite(under: Planar, over: Planar, alpha: Plane): Planar {
  const out = planar(under.width, under.height);
  for (const channel of CHANNELS) {
    const [u, o, t] = [under[channel], over[channel], out[channel]];
    for (let i = 0; i < t.length; i++) t[i] = u[i] + (o[i] - u[i]) * alpha[i];
  }
  return out;
}
