import sharp, { type Sharp } from 'sharp';
import * as odd from './odd-photos.js';
import { groupPhotoPath, personPhoto, personPixels, type PersonName } from './people.js';
import * as refused from './refused-photos.js';
import type { SamplePhoto } from './sample-photo.js';

const reading = { limitInputPixels: false } as const;
const metadata = ({ bytes }: SamplePhoto) => sharp(bytes, reading).metadata();

async function difference(photo: SamplePhoto, original: Sharp): Promise<number> {
  const pixels = async (source: Sharp) =>
    sharp(await source.toColourspace('srgb').flatten().removeAlpha().png().toBuffer())
      .resize(245, 300)
      .raw()
      .toBuffer();
  const upright = sharp(await sharp(photo.bytes).autoOrient().png().toBuffer());
  const [a, b] = [await pixels(upright), await pixels(original)];
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

const people: PersonName[] = [
  'ponytail',
  'curls',
  'tilted',
  'parting',
  'smiling',
  'redEyes',
  'updo',
];

test.each(people)('%s is a decodable photo', async (name) => {
  const photo = await personPhoto(name);
  const found = await metadata(photo);
  expect(found.format).toBe('jpeg');
  expect(found.width).toBeGreaterThan(300);
});

test('group photos exist in face-api', async () => {
  expect((await sharp(groupPhotoPath(1)).metadata()).width).toBe(1920);
});

describe('refused photos', () => {
  test('truncated: has a JPEG header and does not decode', async () => {
    const photo = await refused.truncatedPhoto();
    expect((await metadata(photo)).format).toBe('jpeg');
    await expect(sharp(photo.bytes, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow();
  });

  test('empty and text are not images', async () => {
    expect(refused.emptyPhoto().bytes.length).toBe(0);
    await expect(metadata(refused.textPhoto())).rejects.toThrow();
  });

  test('too large ones are valid images of one byte over 10 MB', async () => {
    for (const photo of [await refused.tooLargeJpeg(), await refused.tooLargePng()]) {
      expect(photo.bytes.length).toBe(10 * 1024 * 1024 + 1);
      await expect(sharp(photo.bytes).raw().toBuffer()).resolves.toHaveLength(490 * 600 * 3);
    }
  });

  test('the flood is small and declares 900 megapixels', async () => {
    const photo = await refused.pixelFlood();
    const { width, height } = await metadata(photo);
    expect([width, height]).toEqual([30_000, 30_000]);
    expect(photo.bytes.length).toBeLessThan(200_000);
    await expect(sharp(photo.bytes).raw().toBuffer()).rejects.toThrow(/pixel limit/);
  });

  test.each([
    ['noFacePhoto', 1200, 900],
    ['twoFacesPhoto', 960, 600],
    ['tinyFacePhoto', 1600, 1200],
    ['cutOffFacePhoto', 215, 560],
    ['darkPhoto', 490, 600],
    ['blurredPhoto', 490, 600],
  ] as const)('%s is a decodable JPEG', async (name, width, height) => {
    const found = await metadata(await refused[name]());
    expect([found.format, found.width, found.height]).toEqual(['jpeg', width, height]);
  });
});

describe('odd photos', () => {
  const original = () => personPixels('ponytail');

  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('orientation %i turns upright', async (value) => {
    const photo = await odd.rotatedPhoto(value);
    const found = await metadata(photo);
    expect(found.orientation).toBe(value);
    expect([found.width, found.height]).toEqual(value < 5 ? [490, 600] : [600, 490]);
    expect(await difference(photo, original())).toBeLessThan(2);
  });

  test('CMYK', async () => {
    const photo = await odd.cmykPhoto();
    expect(await metadata(photo)).toMatchObject({ format: 'jpeg', space: 'cmyk', channels: 4 });
    expect(await difference(photo, original())).toBeLessThan(12);
  });

  test('16 bits per channel', async () => {
    const photo = await odd.sixteenBitPhoto();
    expect(await metadata(photo)).toMatchObject({ format: 'png', depth: 'ushort', space: 'rgb16' });
    expect(await difference(photo, original())).toBeLessThan(2);
  });

  test('greyscale', async () => {
    const photo = await odd.greyscalePhoto();
    expect(await metadata(photo)).toMatchObject({ space: 'b-w', channels: 1 });
    expect(await difference(photo, original().greyscale())).toBeLessThan(3);
  });

  test('transparent corners, opaque centre', async () => {
    const photo = await odd.transparentPhoto();
    expect(await metadata(photo)).toMatchObject({ format: 'png', hasAlpha: true });
    const alpha = await sharp(photo.bytes).extractChannel('alpha').raw().toBuffer();
    expect([alpha[0], alpha[300 * 490 + 245]]).toEqual([0, 255]);
  });

  test('animated GIF whose first frame is the upright one', async () => {
    const photo = await odd.animatedPhoto();
    const found = await sharp(photo.bytes, { animated: true }).metadata();
    expect(found).toMatchObject({ format: 'gif', pages: 3, pageHeight: 600, width: 490 });
    expect(await difference(photo, original())).toBeLessThan(8);
  });
});
