import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Random } from '../../imaging/random.js';

export type Apply = (picture: Sharp, side: number, random: Random) => Sharp | Promise<Sharp>;

const WORDS = ['WHEN', 'THE', 'LIGHT', 'IS', 'RIGHT', 'NOBODY', 'ASKS', 'WHY', 'MONDAY', 'AGAIN'];

type Line = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const phrase = (random: Random, words: number) =>
  Array.from({ length: words }, () => random.pick(WORDS)).join(' ');

async function maskOf({ text, width, height }: Line, side: number): Promise<Sharp> {
  const [w, h] = [width, height].map((share) => Math.round(share * side));
  const written = { text, font: 'Impact, Anton, sans bold', dpi: 300, rgba: true } as const;
  const letters = await sharp({ text: written }).extractChannel('alpha').png().toBuffer();
  return sharp(await sharp(letters).resize(w, h, { fit: 'fill' }).png().toBuffer());
}

type Layers = OverlayOptions[];

async function outlined(line: Line, side: number): Promise<Layers> {
  const edge = Math.max(2, Math.round(0.07 * line.height * side));
  const mask = await (await maskOf(line, side)).extend(sided(edge)).toBuffer();
  const around = await sharp(mask)
    .blur(edge / 2)
    .linear(6, 0)
    .toBuffer();
  const left = Math.round(line.left * side) - edge;
  const top = Math.round(line.top * side) - edge;
  const [black, white] = [await inked(around, 0), await inked(mask, 255)];
  return [
    { input: black, left, top },
    { input: white, left, top },
  ];
}

const sided = (edge: number) => ({
  top: edge,
  bottom: edge,
  left: edge,
  right: edge,
  background: '#000',
});

async function inked(mask: Buffer, grey: number): Promise<Buffer> {
  const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rgba = new Uint8Array(width * height * 4).fill(grey);
  for (let i = 0; i < width * height; i++) rgba[4 * i + 3] = data[i * channels];
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const over =
  (layersOf: (side: number, random: Random) => Promise<Layers>): Apply =>
  async (picture, side, random) =>
    picture.composite(await layersOf(side, random)).jpeg({ quality: 85 });

const lettering = (linesOf: (random: Random) => Line[]) =>
  over(async (side, random) => {
    const lines = await Promise.all(linesOf(random).map((line) => outlined(line, side)));
    return lines.flat();
  });

const lineOf = (random: Random, top: number, height: number, words = 3): Line => {
  const width = random.between(0.8, 0.94);
  return { text: phrase(random, words), left: (1 - width) / 2, top, width, height };
};

export const lineAcross = lettering((random) => [
  lineOf(random, random.between(0.2, 0.7), random.between(0.08, 0.13)),
]);

export const stamped = lettering((random) =>
  [0.05, 0.21, 0.37, 0.53, 0.69, 0.85].map((top) => lineOf(random, top, 0.065, 4)),
);

/** @param height of one line of capitals */
export const meme = (lines: number, height: number) =>
  lettering((random) =>
    Array.from({ length: lines }, (_, index) => [
      lineOf(random, 0.03 + 1.25 * height * index, height),
      lineOf(random, 0.97 - height - 1.25 * height * index, height),
    ]).flat(),
  );

export const box = (share: number, opacity: number) =>
  over(async (side, random) => {
    const wide = Math.min(1, Math.sqrt(share * random.between(0.5, 2)));
    const [width, height] = [wide, share / wide].map((part) => Math.round(part * side));
    const [left, top] = [width, height].map((part) => Math.floor(random.next() * (side - part)));
    const [paper, ink] = random.pick([
      [{ r: 255, g: 255, b: 255 }, 16],
      [{ r: 16, g: 20, b: 24 }, 255],
      [{ r: 224, g: 36, b: 94 }, 255],
    ] as const);
    const background = { ...paper, alpha: opacity };
    const create = { width, height, channels: 4, background } as const;
    const rows = [0.15, 0.42, 0.69].map(async (down) => {
      const at = { left: 0, top: 0, width: (0.88 * width) / side, height: (0.16 * height) / side };
      const mask = await (await maskOf({ text: phrase(random, 4), ...at }, side)).toBuffer();
      const input = await inked(mask, ink);
      return {
        input,
        left: left + Math.round(0.06 * width),
        top: top + Math.round(down * height),
      };
    });
    return [{ input: { create }, left, top }, ...(await Promise.all(rows))];
  });

export const stickers = over(async (side, random) => {
  const discs = Array.from({ length: 8 }, async () => {
    const radius = Math.round(random.between(0.06, 0.11) * side);
    const [left, top] = [0, 0].map(() => Math.floor(random.next() * (side - 2 * radius)));
    const [r, g, b] = [0, 0, 0].map(() => Math.floor(random.next() * 256));
    const rgba = new Uint8Array(16 * radius * radius);
    for (let y = -radius, i = 0; y < radius; y++) {
      for (let x = -radius; x < radius; x++, i += 4) {
        rgba.set([r, g, b, Math.hypot(x, y) < radius ? 255 : 0], i);
      }
    }
    const raw = { width: 2 * radius, height: 2 * radius, channels: 4 } as const;
    return { input: await sharp(rgba, { raw }).png().toBuffer(), left, top };
  });
  return Promise.all(discs);
});

export const cropAnywhere =
  (share: number) =>
  (picture: Sharp, side: number, random: Random): Sharp => {
    const part = Math.round(share * side);
    const [left, top] = [0, 0].map(() => Math.floor(random.next() * (side - part + 1)));
    return picture.extract({ left, top, width: part, height: part }).jpeg({ quality: 85 });
  };

type Matrix = Parameters<Sharp['recomb']>[0];
export const SEPIA: Matrix = [
  [0.39, 0.77, 0.19],
  [0.35, 0.69, 0.17],
  [0.27, 0.53, 0.13],
];
export const CROSSED: Matrix = [
  [1.15, -0.1, -0.05],
  [-0.05, 1.05, 0],
  [-0.1, 0.15, 0.9],
];

/** Maps channel values 0 to 1. */
export const curves =
  (curve: (value: number, channel: number) => number) =>
  async (picture: Sharp): Promise<Sharp> => {
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let i = 0; i < data.length; i++) {
      data[i] = Math.max(0, Math.min(255, Math.round(255 * curve(data[i] / 255, i % 3))));
    }
    const { width, height } = info;
    return sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality: 85 });
  };

export const vignette: Apply = async (picture, side) => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [((i / 3) | 0) % info.width, (i / 3 / info.width) | 0];
    const away = Math.hypot(x / side - 0.5, y / side - 0.5);
    data[i] *= 1 - 0.75 * Math.max(0, Math.min(1, (away - 0.25) / 0.45));
  }
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality: 85 });
};

export const jpeg =
  (change: (picture: Sharp) => Sharp, quality = 85) =>
  (picture: Sharp): Sharp =>
    change(picture).jpeg({ quality });

export const inTurn =
  (...steps: Apply[]): Apply =>
  async (picture, _side, random) => {
    let file = await picture.png({ compressionLevel: 1 }).toBuffer();
    for (const step of steps) {
      const { width } = await sharp(file).metadata();
      file = await (await step(sharp(file), width, random)).toBuffer();
    }
    return sharp(file).jpeg({ quality: 80 });
  };

export const grey = jpeg((picture) => picture.greyscale());
export const contrast = curves((v) => v + 0.35 * (v - 0.5) * 4 * v * (1 - v) * 2);
