import sharp from 'sharp';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { fromRgb, type Planar } from '../../imaging/planar.js';
import type { Backdrop } from '../studio/model/backdrop.js';
import type { LightRig } from '../studio/model/light.js';
import { type Palette, paletteOf } from './palette.js';
import { lightOf } from './reference-light.js';

export type Look = {
  readonly palette: Palette;
  readonly rig: LightRig;
  readonly backdrops: readonly Backdrop[];
};

const PLACE_SIDE = 512;
const MEASURED_SIDE = 160;
const OUT_OF_FOCUS = [5, 7.5, 10.5] as const;

/** @param showsPeople a picture with a face gives a backdrop of its blurred colors only */
export async function lookOf(image: RgbImage, showsPeople: boolean): Promise<Look> {
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
