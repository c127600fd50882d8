import sharp from 'sharp';
import { personPixels } from './people.js';
import { jpegPhoto, pngPhoto, type SamplePhoto } from './sample-photo.js';

// Unusual photos that must be accepted and show the same person after normalization.

export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type Turn = { rotate: 0 | 90 | 180 | 270; mirror?: 'flip' | 'flop' };

/** How to store a photo so that its EXIF orientation (Exif 2.3, tag 0x0112) turns it upright. */
const stored: Record<Orientation, Turn> = {
  1: { rotate: 0 },
  2: { rotate: 0, mirror: 'flop' },
  3: { rotate: 180 },
  4: { rotate: 0, mirror: 'flip' },
  5: { rotate: 90, mirror: 'flop' },
  6: { rotate: 270 },
  7: { rotate: 90, mirror: 'flip' },
  8: { rotate: 90 },
};

export async function rotatedPhoto(orientation: Orientation): Promise<SamplePhoto> {
  const { rotate, mirror } = stored[orientation];
  const turned = sharp(await personPixels('ponytail').rotate(rotate).png().toBuffer());
  if (mirror) turned[mirror]();
  const bytes = await turned.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
  return jpegPhoto(`orientation-${orientation}`, bytes);
}

export async function cmykPhoto(): Promise<SamplePhoto> {
  return jpegPhoto('cmyk', await personPixels('ponytail').toColourspace('cmyk').jpeg().toBuffer());
}

export async function sixteenBitPhoto(): Promise<SamplePhoto> {
  const bytes = await personPixels('ponytail').toColourspace('rgb16').png().toBuffer();
  return pngPhoto('sixteen-bit', bytes);
}

export async function greyscalePhoto(): Promise<SamplePhoto> {
  const bytes = await personPixels('ponytail').greyscale().toColourspace('b-w').jpeg().toBuffer();
  return jpegPhoto('greyscale', bytes);
}

export async function transparentPhoto(): Promise<SamplePhoto> {
  const [width, height] = [490, 600];
  const mask = Buffer.alloc(width * height);
  for (let i = 0; i < mask.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (((x - 245) / 230) ** 2 + ((y - 280) / 275) ** 2 <= 1) mask[i] = 255;
  }
  const cut = personPixels('ponytail');
  const bytes = await cut
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return pngPhoto('transparent', bytes);
}

export async function animatedPhoto(): Promise<SamplePhoto> {
  const upright = await personPixels('ponytail').png().toBuffer();
  const frames = [
    upright,
    await sharp(upright).flip().png().toBuffer(),
    await sharp(upright).negate().png().toBuffer(),
  ];
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer();
  return { fileName: 'animated.gif', contentType: 'image/gif', bytes };
}
