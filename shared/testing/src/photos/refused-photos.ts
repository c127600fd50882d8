import sharp, { type Sharp } from 'sharp';
import { personPhoto, personPixels } from './people.js';
import { blackPng, jpegPhoto, pngPhoto, type SamplePhoto } from './sample-photo.js';

const uploadLimit = 10_485_760;

export async function truncatedPhoto(): Promise<SamplePhoto> {
  const { bytes } = await personPhoto();
  return jpegPhoto('truncated', bytes.subarray(0, Math.floor(bytes.length * 0.4)));
}

export function emptyPhoto(): SamplePhoto {
  return jpegPhoto('empty', Buffer.alloc(0));
}

export function textPhoto(): SamplePhoto {
  return jpegPhoto('text', Buffer.from('This is not a photograph.\n'.repeat(200)));
}

/** A valid JPEG with padding, one byte over 10 MB. */
export async function tooLargeJpeg(): Promise<SamplePhoto> {
  const { bytes } = await personPhoto();
  const padding = Buffer.alloc(uploadLimit + 1 - bytes.length);
  return jpegPhoto('too-large', Buffer.concat([bytes, padding]));
}

/** 30,000 × 30,000 pixels in about 100 kB. */
export async function pixelFlood(): Promise<SamplePhoto> {
  return pngPhoto('flood', await blackPng(30_000, 30_000));
}

export async function noFacePhoto(): Promise<SamplePhoto> {
  return jpegPhoto('no-face', await landscape(1200, 900).jpeg().toBuffer());
}

export async function twoFacesPhoto(): Promise<SamplePhoto> {
  const size = { width: 480, height: 600, fit: 'cover' } as const;
  const [left, right] = await Promise.all([
    personPixels('ponytail').resize(size).toBuffer(),
    personPixels('curls').resize(size).toBuffer(),
  ]);
  const pair = sharp({ create: { width: 960, height: 600, channels: 3, background: 'black' } });
  const layers = [
    { input: left, left: 0, top: 0 },
    { input: right, left: 480, top: 0 },
  ];
  return jpegPhoto('two-faces', await pair.composite(layers).jpeg({ quality: 92 }).toBuffer());
}

function landscape(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (seed >>> 28) - 8;
      const horizon = height * (0.55 + 0.08 * Math.sin((x / width) * 7));
      const depth = y / height;
      const sky = [110 + 90 * depth, 160 + 60 * depth, 235];
      const hill = [70 - 30 * depth, 120 - 50 * depth, 60 - 20 * depth];
      const colour = y < horizon ? sky : hill;
      colour.forEach((value, channel) => {
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value + grain));
      });
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
