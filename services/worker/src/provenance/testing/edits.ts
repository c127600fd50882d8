import sharp, { type Sharp } from 'sharp';
import type { Random } from '../../imaging/random.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

type Step = (picture: Sharp, side: number, random: Random) => Sharp | Promise<Sharp>;

export type Edit = {
  readonly name: string;
  /** Percent of portraits whose mark must be read afterwards. */
  readonly bar: number;
  readonly steps: readonly Step[];
};

const jpeg =
  (quality: number): Step =>
  (picture) =>
    picture.jpeg({ quality });
const scaled =
  (share: number): Step =>
  (picture, side) =>
    picture.resize(Math.round(share * side));
const grade = (change: (picture: Sharp) => Sharp): Step => change;

const crop =
  (share: number): Step =>
  (picture, side, random) => {
    const part = Math.round(share * side);
    const [left, top] = [0, 0].map(() => Math.floor(random.next() * (side - part + 1)));
    return picture.extract({ left, top, width: part, height: part });
  };

/** The largest upright square of a turned picture. */
const turned =
  (most: number): Step =>
  async (picture, side, random) => {
    const degrees = random.between(-most, most);
    const { data, info } = await picture
      .rotate(degrees)
      .png()
      .toBuffer({ resolveWithObject: true });
    const radians = (degrees * Math.PI) / 180;
    const part = Math.floor(side / (Math.abs(Math.cos(radians)) + Math.abs(Math.sin(radians)))) - 2;
    const [left, top] = [info.width, info.height].map((length) => Math.floor((length - part) / 2));
    return sharp(data).extract({ left, top, width: part, height: part });
  };

const page: Step = async (picture, side) => {
  const input = await picture.resize(Math.round(0.83 * side)).toBuffer();
  const create = { width: 1.6 * side, height: side, channels: 3, background: '#f4f2ee' } as const;
  const wide = sharp({ create: { ...create, width: Math.round(create.width) } });
  return wide.composite([{ input, left: Math.round(0.2 * side), top: 60 }]).png();
};

const lettering =
  (text: string, share: number): Step =>
  async (picture, side) => {
    const [width, height] = [Math.round(0.9 * side), Math.round(share * side)];
    const words = async (ink: string) => {
      const written = { text: `<span foreground="${ink}">${text}</span>`, font: 'sans bold' };
      return sharp({ text: { ...written, width, height, rgba: true } })
        .png()
        .toBuffer();
    };
    const [white, black] = await Promise.all([words('white'), words('black')]);
    const [left, bottom] = [Math.round(0.05 * side), side - height - 20];
    return picture.composite([
      { input: black, left: left + 4, top: 24 },
      { input: white, left, top: 20 },
      { input: black, left: left + 4, top: bottom + 4 },
      { input: white, left, top: bottom },
    ]);
  };

const box: Step = (picture, side, random) => {
  const [width, height] = [Math.round(0.6 * side), Math.round(0.5 * side)];
  const [left, top] = [width, height].map((part) => Math.floor(random.next() * (side - part)));
  const input = { create: { width, height, channels: 3, background: '#fff' } } as const;
  return picture.composite([{ input, left, top }]);
};

const GRADES = [
  grade((p) => p.modulate({ brightness: 1.25 })),
  grade((p) => p.modulate({ brightness: 0.75 })),
  grade((p) => p.linear(1.3, -38)),
  grade((p) => p.linear(0.7, 38)),
  grade((p) => p.gamma(2.2, 1.6)),
  grade((p) => p.gamma(1.6, 2.2)),
  grade((p) => p.modulate({ saturation: 1.6 })),
  grade((p) => p.modulate({ saturation: 0.4 })),
  grade((p) => p.modulate({ hue: 30 })),
  grade((p) => p.tint('#c08040')),
  grade((p) => p.linear([1.1, 1, 0.85], [4, 0, -4])),
  grade((p) => p.linear([0.85, 1, 1.1], [-4, 0, 4])),
];

export const EDITS: readonly Edit[] = [
  { name: 'as delivered', bar: 98, steps: [] },
  { name: 'JPEG 75', bar: 98, steps: [jpeg(75)] },
  { name: 'JPEG 50', bar: 98, steps: [jpeg(50)] },
  { name: '50 %', bar: 98, steps: [scaled(0.5)] },
  { name: '200 %', bar: 98, steps: [scaled(2)] },
  { name: 'messenger 1,600 px', bar: 98, steps: [scaled(1600 / 1024), jpeg(70)] },
  { name: 'messenger 1,080 px', bar: 98, steps: [scaled(1080 / 1024), jpeg(70)] },
  { name: 'messenger 720 px', bar: 98, steps: [scaled(720 / 1024), jpeg(70)] },
  { name: 'screenshot in a page', bar: 98, steps: [page, jpeg(85)] },
  { name: 'crop to 60 %', bar: 98, steps: [crop(0.6)] },
  { name: 'turned by up to 5°', bar: 98, steps: [turned(5), jpeg(90)] },
  { name: 'turned by any angle', bar: 95, steps: [turned(180), jpeg(90)] },
  { name: 'turned by 90°', bar: 98, steps: [(p) => p.rotate(90), jpeg(90)] },
  { name: 'mirrored', bar: 98, steps: [(p) => p.flop(), jpeg(90)] },
  { name: 'grayscale', bar: 98, steps: [(p) => p.greyscale(), jpeg(85)] },
  {
    name: 'one of twelve grades',
    bar: 98,
    steps: [(p, side, random) => random.pick(GRADES)(p, side, random), jpeg(85)],
  },
  { name: 'classic meme', bar: 98, steps: [lettering('WHEN THE LIGHT IS RIGHT', 0.14), jpeg(80)] },
  { name: 'box over 30 %', bar: 98, steps: [box, jpeg(80)] },
  { name: 'crop to 50 %', bar: 95, steps: [crop(0.5)] },
  { name: 'crop to 40 %', bar: 95, steps: [crop(0.4)] },
  { name: 'crop to 60 %, 80 %, JPEG 60', bar: 93, steps: [crop(0.6), scaled(0.8), jpeg(60)] },
  { name: '720 px, then JPEG 60', bar: 93, steps: [scaled(720 / 1024), jpeg(70), jpeg(60)] },
  {
    name: 'meme, then 720 px',
    bar: 93,
    steps: [lettering('MONDAY AGAIN', 0.12), scaled(0.7), jpeg(70)],
  },
  { name: 'WebP 60', bar: 85, steps: [(p) => p.webp({ quality: 60 })] },
  { name: '40 %', bar: 85, steps: [scaled(0.4), jpeg(80)] },
];

/** From the file as we deliver it. Each step works on the pixels that the one before left. */
export async function edited(image: RgbImage, { steps }: Edit, random: Random): Promise<Buffer> {
  let file = await asJpeg(image);
  for (const step of steps) {
    const { width } = await sharp(file).metadata();
    file = await (await step(sharp(file), width, random)).toBuffer();
  }
  return file;
}

export async function asJpeg({ width, height, data }: RgbImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
