import sharp, { type Sharp } from 'sharp';
import type { RgbImage } from '../raster/rgb-image.js';

/** What happens to pictures on their way through the world. */
export type Attack = {
  readonly name: string;
  /** Share of marked pictures, in percent, in which the mark must be found. */
  readonly bar?: number;
  readonly apply: (picture: Sharp, side: number) => Sharp;
};

const WITHOUT_A_TENTH = (picture: Sharp, side: number) =>
  picture.extract({
    left: Math.round(0.06 * side),
    top: Math.round(0.09 * side),
    width: Math.round(0.9 * side),
    height: Math.round(0.9 * side),
  });

export const ATTACKS: readonly Attack[] = [
  { name: 'as delivered', bar: 100, apply: (picture) => picture },
  { name: 'JPEG q 70', bar: 99, apply: (picture) => picture.jpeg({ quality: 70 }) },
  {
    name: 'resized to 50 %',
    bar: 99,
    apply: (picture, side) => picture.resize(Math.round(side / 2)).jpeg({ quality: 92 }),
  },
  {
    name: '10 % cropped off',
    bar: 99,
    apply: (picture, side) => WITHOUT_A_TENTH(picture, side).jpeg({ quality: 92 }),
  },
  {
    name: 'cropped, JPEG q 70',
    apply: (picture, side) => WITHOUT_A_TENTH(picture, side).jpeg({ quality: 70 }),
  },
  {
    name: '50 %, JPEG q 70',
    apply: (picture, side) => picture.resize(Math.round(side / 2)).jpeg({ quality: 70 }),
  },
  { name: 'JPEG q 50', apply: (picture) => picture.jpeg({ quality: 50 }) },
  { name: 'shown at 512 px', apply: (picture) => picture.resize(512).webp({ quality: 82 }) },
  { name: 'shown at 256 px', apply: (picture) => picture.resize(256).webp({ quality: 82 }) },
];

export async function attacked(file: Buffer, attack: Attack): Promise<Buffer> {
  const { width } = await sharp(file).metadata();
  return attack.apply(sharp(file), width).toBuffer();
}

export async function asJpeg({ width, height, data }: RgbImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
