import sharp, { type Sharp } from 'sharp';
import type { RgbImage } from '../../imaging/rgb-image.js';

export type Attack = {
  readonly name: string;
  /** Percent of marked pictures in which the mark must be found. */
  readonly bar?: number;
  readonly apply: (picture: Sharp, side: number) => Sharp | Promise<Sharp>;
};

const part = (left: number, top: number, width: number, height: number) => {
  return (picture: Sharp, side: number): Sharp => {
    const [x, y, w, h] = [left, top, width, height].map((share) => Math.round(share * side));
    return picture.extract({ left: x, top: y, width: w, height: h });
  };
};
const scaled = (share: number) => (picture: Sharp, side: number) =>
  picture.resize(Math.round(share * side));
const turned = (degrees: number) => (picture: Sharp) =>
  picture.rotate(degrees, { background: degrees > 0 ? '#fff' : '#000' }).jpeg({ quality: 85 });

export const ATTACKS: readonly Attack[] = [
  { name: 'as delivered', bar: 100, apply: (picture) => picture.jpeg({ quality: 92 }) },
  { name: 'JPEG q 70', bar: 100, apply: (picture) => picture.jpeg({ quality: 70 }) },
  { name: 'JPEG q 20', bar: 100, apply: (picture) => picture.jpeg({ quality: 20 }) },
  {
    name: '50 %, JPEG q 70',
    bar: 100,
    apply: (p, side) => scaled(0.5)(p, side).jpeg({ quality: 70 }),
  },
  { name: '25 %', bar: 100, apply: (p, side) => scaled(0.25)(p, side).jpeg({ quality: 85 }) },
  {
    name: 'shown at 512 px',
    bar: 100,
    apply: (picture) => picture.resize(512).webp({ quality: 82 }),
  },
  {
    name: 'cropped to 60 %',
    bar: 100,
    apply: (p, side) => part(0.22, 0.1, 0.6, 0.6)(p, side).jpeg({ quality: 85 }),
  },
  { name: 'mirrored', bar: 95, apply: (picture) => picture.flop().jpeg({ quality: 85 }) },
  { name: 'turned by 3°', bar: 95, apply: turned(3) },
  { name: 'turned by −3°', bar: 95, apply: turned(-3) },
  { name: 'turned by 10°', apply: turned(10) },
  { name: 'turned by 90°', apply: turned(90) },
  {
    name: 'stretched to 90 %',
    bar: 95,
    apply: (p, side) =>
      p.resize(Math.round(0.9 * side), side, { fit: 'fill' }).jpeg({ quality: 85 }),
  },
  {
    name: 'cropped, 73 %, JPEG q 70',
    bar: 95,
    apply: async (p, side) =>
      (await settled(part(0.09, 0.06, 0.8, 0.88)(p, side)))
        .resize(Math.round(0.8 * 0.73 * side))
        .jpeg({ quality: 70 }),
  },
  { name: 'screenshot in a page', bar: 95, apply: (picture) => inPage(picture) },
  {
    name: 'mirrored, turned by 2°, 68 %, JPEG q 50',
    apply: async (p, side) =>
      (await settled(p.rotate(2, { background: '#eee' })))
        .flop()
        .resize(Math.round(0.68 * side))
        .jpeg({ quality: 50 }),
  },
  {
    name: 'lighter and paler',
    apply: (picture) =>
      picture.modulate({ brightness: 1.2, saturation: 0.7 }).jpeg({ quality: 80 }),
  },
];

/** Sharp runs operations in its own order; this forces the earlier ones first. */
async function settled(picture: Sharp): Promise<Sharp> {
  return sharp(await picture.png({ compressionLevel: 1 }).toBuffer());
}

async function inPage(picture: Sharp): Promise<Sharp> {
  const shown = await picture.resize(560).png().toBuffer();
  const line = (index: number) => `Line ${index} of a page about portraits and light`;
  const words = ['A headline', '', ...Array.from({ length: 14 }, (_, index) => line(index))];
  const text = { text: words.join('\n'), font: 'sans 18', width: 640, dpi: 96, rgba: true };
  return sharp({ create: { width: 1440, height: 900, channels: 3, background: '#f4f2ee' } })
    .composite([
      { input: shown, left: 120, top: 190 },
      { input: { text }, left: 740, top: 200 },
    ])
    .png();
}

export async function attacked(file: Buffer, attack: Attack): Promise<Buffer> {
  const { width } = await sharp(file).metadata();
  return (await attack.apply(sharp(file), width)).toBuffer();
}

export async function asJpeg({ width, height, data }: RgbImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
