import sharp from 'sharp';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { fromRgb, type Planar, luma } from '../../imaging/planar.js';
import type { Backdrop } from '../studio/model/backdrop.js';
import type { LightRig } from '../studio/model/light.js';
import { type Palette, paletteOf } from './palette.js';
import { max, sqrt } from '../../imaging/math.js';
import { toLinear } from '../../imaging/colour.js';
import { clamp, mix } from '../../imaging/scalar.js';

const BRIGHTEST = 0.12;
/** Share of white in lamps: full sunset red destroys the likeness. */
const WHITE = 0.55;

export type Ambience = {
  readonly palette: Palette;
  readonly rig: LightRig;
  readonly backdrops: readonly Backdrop[];
};

const PLACE_SIDE = 512;
const MEASURED_SIDE = 160;
const OUT_OF_FOCUS = [5, 7.5, 10.5] as const;

/** @param showsPeople a picture with a face gives a backdrop of its blurred colors only */
export async function ambienceOf(image: RgbImage, showsPeople: boolean): Promise<Ambience> {
  const measured = await reduced(image, MEASURED_SIDE);
  const blurs = showsPeople ? [PLACE_SIDE / 6] : OUT_OF_FOCUS;
  const places = await Promise.all(blurs.map((blur) => reduced(image, PLACE_SIDE, blur)));
  return {
    palette: paletteOf(measured),
    rig: lightOf(measured),
    backdrops: places.map((picture) => ({ kind: 'picture', picture })),
  };
}

async function reduced(image: RgbImage, side: number, blur?: number): Promise<Planar> {
  const { width, height } = image;
  const picture = sharp(image.data, { raw: { width, height, channels: 3 } }).resize(side, side, {
    fit: 'cover',
  });
  if (blur !== undefined) picture.blur(blur);
  return fromRgb({ width: side, height: side, data: await picture.raw().toBuffer() });
}

/** Estimates the mood, not lamps: side from bright areas, color from the brightest pixels. */
function lightOf(picture: Planar): LightRig {
  const { width, height } = picture;
  const y = luma(picture);
  let [sum, right, low, squares] = [0, 0, 0, 0];
  for (let i = 0; i < y.length; i++) {
    const v = y[i];
    sum += v;
    squares += v * v;
    right += v * ((i % width) / width - 0.5);
    low += v * (i / width / height - 0.5);
  }
  const mean = sum / y.length;
  const spread = sqrt(max(0, squares / y.length - mean * mean));
  const aside = clamp((right / max(1e-6, sum)) * 14, -1, 1);
  const above = clamp(-(low / max(1e-6, sum)) * 8, -0.4, 1);
  const hard = clamp((spread - 0.12) / 0.2);
  const bright = tintOf(picture, y, brightestFrom(y));
  const whole = tintOf(picture, y, 0);
  const ambient = mix(0.56, 0.3, hard) * mix(0.85, 1.1, clamp(mean * 1.6));
  return {
    ambient: [ambient * whole[0], ambient * whole[1], ambient * whole[2]],
    lamps: [
      {
        from: [aside === 0 ? -0.5 : aside * 0.9, -0.35 - 0.35 * above, 0.65],
        colour: bright,
        strength: mix(0.48, 0.86, hard),
        wrap: mix(0.4, 0.18, hard),
      },
      { from: [-aside * 0.95, -0.25, 0.05], colour: bright, strength: 0.22, wrap: 0.15 },
    ],
  };
}

function brightestFrom(y: Float32Array): number {
  const counts = new Uint32Array(256);
  for (const v of y) counts[clamp((v * 255) | 0, 0, 255)]++;
  let left = y.length * BRIGHTEST;
  for (let level = 255; level > 0; level--) {
    left -= counts[level];
    if (left <= 0) return level / 255;
  }
  return 0;
}

/** Mean linear color above `from`, at brightness 1, mixed with white. */
function tintOf({ r, g, b }: Planar, y: Float32Array, from: number): [number, number, number] {
  const sum = [1e-6, 1e-6, 1e-6];
  for (let i = 0; i < y.length; i += 3) {
    if (y[i] < from) continue;
    sum[0] += toLinear(r[i]);
    sum[1] += toLinear(g[i]);
    sum[2] += toLinear(b[i]);
  }
  const brightness = 0.2126 * sum[0] + 0.7152 * sum[1] + 0.0722 * sum[2];
  const [x, z, w] = sum.map((v) => mix(clamp(v / brightness, 0.4, 1.7), 1, WHITE));
  return [x, z, w];
}
