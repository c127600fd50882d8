import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import * as odd from '@likeness/testing/photos/odd-photos';
import { personPhoto, personPixels } from '@likeness/testing/photos/people';
import { truncatedPhoto } from '@likeness/testing/photos/refused-photos';
import sharp, { type Sharp } from 'sharp';
import { UploadRoom } from '@likeness/service-kit/uploads/upload-room';
import { TemporaryUploads } from '@likeness/service-kit/uploads/temporary-uploads';
import { PixelBudget } from '../pixels/pixel-budget.js';
import type { PhotoOriginService } from './photo-origin.service.js';
import { PhotoNormaliser } from './photo-normaliser.js';

const uploads = new TemporaryUploads(
  path.join(tmpdir(), 'photo-normaliser-spec'),
  new UploadRoom({ bytes: 1e9, waitMs: 1_000 }),
);
const LOAD = { owner: { kind: 'user', id: 'ada' }, bytes: 1 } as const;
const normaliser = new PhotoNormaliser(new PixelBudget(), {
  sourceTypeOf: () => Promise.resolve(null),
} as unknown as PhotoOriginService);

function normalise(bytes: Buffer) {
  return uploads.within(LOAD, async (write) =>
    normaliser.normalise((await write(Readable.from([bytes]))).path),
  );
}

/** Mean difference to the upright photo, 0 to 255 per channel. */
async function difference(jpeg: Buffer, original: Sharp = personPixels('ponytail')) {
  const pixels = async (source: Sharp) =>
    sharp(await source.toColourspace('srgb').removeAlpha().png().toBuffer())
      .resize(245, 300, { fit: 'fill' })
      .raw()
      .toBuffer();
  const [a, b] = [await pixels(sharp(jpeg)), await pixels(original)];
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

function flat(width: number, height: number): Sharp {
  const create = { width, height, channels: 3, background: '#a87' } as const;
  return sharp({ create, limitInputPixels: false });
}

/** A baseline JPEG whose header names another size. */
function saysSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

async function normalised(bytes: Buffer) {
  const photo = await normalise(bytes);
  const metadata = await sharp(photo.jpeg).metadata();
  expect(metadata).toMatchObject({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
    depth: 'uchar',
    chromaSubsampling: '4:4:4',
    width: photo.width,
    height: photo.height,
  });
  for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'comments', 'orientation'] as const) {
    expect(metadata[kind]).toBeUndefined();
  }
  return photo;
}

describe('a photo', () => {
  it.each([2, 6, 7] as const)('with EXIF orientation %i is upright', async (value) => {
    const photo = await normalised((await odd.rotatedPhoto(value)).bytes);
    expect([photo.width, photo.height]).toEqual([490, 600]);
    expect(await difference(photo.jpeg)).toBeLessThan(3);
  });

  it.each([
    ['CMYK', odd.cmykPhoto, 12],
    ['of 16 bits a channel', odd.sixteenBitPhoto, 2],
    ['animated', odd.animatedPhoto, 8],
  ] as const)('that is %s becomes an ordinary one', async (_name, make, limit) => {
    const photo = await normalised((await make()).bytes);
    expect([photo.width, photo.height]).toEqual([490, 600]);
    expect(await difference(photo.jpeg)).toBeLessThan(limit);
  });

  it('that is greyscale gets three equal channels', async () => {
    const { jpeg } = await normalised((await odd.greyscalePhoto()).bytes);
    const { channels } = await sharp(jpeg).stats();
    const means = channels.map((channel) => channel.mean);
    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(0.5);
  });

  it('that is transparent gets a mid grey background', async () => {
    const { jpeg } = await normalised((await odd.transparentPhoto()).bytes);
    const corner = await sharp(jpeg)
      .extract({ left: 0, top: 0, width: 8, height: 8 })
      .raw()
      .toBuffer();
    for (const value of corner) expect(Math.abs(value - 0x80)).toBeLessThan(3);
  });

  it('loses its metadata', async () => {
    const bytes = await personPixels('ponytail')
      .withExif({
        IFD0: { Make: 'Camera', Artist: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Somebody')).toBe(true);
    const { jpeg } = await normalised(bytes);
    for (const word of ['Exif', 'Somebody', 'Camera', 'xmpmeta', 'ICC_PROFILE']) {
      expect(jpeg.includes(word)).toBe(false);
    }
  });

  it('is reduced to 4096 px', async () => {
    const wide = await personPixels('ponytail')
      .resize(6000, 3000, { fit: 'fill' })
      .jpeg()
      .toBuffer();
    expect(await normalised(wide)).toMatchObject({ width: 4096, height: 2048 });
    expect(await normalised((await personPhoto()).bytes)).toMatchObject({
      width: 490,
      height: 600,
    });
  });

  it('is limited to exactly 100 megapixels', async () => {
    const most = await flat(50_000, 2_000).jpeg().toBuffer();
    expect(await normalise(most)).toMatchObject({ width: 4096, height: 164 });
    const more = saysSize(most, 50_000, 2_001);
    await expect(normalise(more)).rejects.toMatchObject({ code: 'PHOTO_TOO_MANY_PIXELS' });
  });

  it.each([
    ['interlaced PNG', (picture: Sharp) => picture.png({ progressive: true })],
    ['GIF', (picture: Sharp) => picture.gif({ effort: 1 })],
    ['progressive JPEG', (picture: Sharp) => picture.jpeg({ progressive: true })],
    ['WebP', (picture: Sharp) => picture.webp({ lossless: true, effort: 0 })],
  ] as const)(
    'a tiny %s of more than 25 megapixels is not decoded, a small one is',
    async (_name, encode) => {
      const hostile = await encode(flat(5_200, 5_000)).toBuffer();
      const costs: number[] = [];
      while (costs.length < 3) {
        const before = process.cpuUsage();
        await expect(normalise(hostile)).rejects.toMatchObject({ code: 'PHOTO_TOO_MANY_PIXELS' });
        const { user, system } = process.cpuUsage(before);
        costs.push((user + system) / 1_000);
      }
      expect(Math.min(...costs)).toBeLessThan(200);
      const small = await encode(flat(1_000, 750)).toBuffer();
      expect(await normalise(small)).toMatchObject({ width: 1000, height: 750 });
    },
  );

  it('that is a CMYK JPEG of 25 megapixels is not decoded', async () => {
    const hostile = saysSize((await odd.cmykPhoto()).bytes, 5_200, 5_000);
    await expect(normalise(hostile)).rejects.toMatchObject({ code: 'PHOTO_TOO_MANY_PIXELS' });
  });

  it('as WebP becomes JPEG', async () => {
    const photo = await normalised(await personPixels('ponytail').webp({ quality: 95 }).toBuffer());
    expect(await difference(photo.jpeg)).toBeLessThan(3);
  });
});

describe('files with flaws', () => {
  /** Sets the spectral selection end of a baseline JPEG to 0, as some cameras do. */
  function withOddScanHeader(jpeg: Buffer): Buffer {
    const odd = Buffer.from(jpeg);
    const scan = odd.indexOf(Buffer.from([0xff, 0xda]));
    odd[scan + 2 + odd.readUInt16BE(scan + 2) - 2] = 0;
    return odd;
  }

  function withSegment(jpeg: Buffer, marker: number, data: readonly (string | number)[]): Buffer {
    const body = Buffer.concat(
      data.map((part) => Buffer.from(typeof part === 'string' ? part : [part])),
    );
    const head = Buffer.from([0xff, marker, 0, body.length + 2]);
    return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
  }

  const withJfif = (jpeg: Buffer, major: number, minor: number) =>
    withSegment(jpeg, 0xe0, ['JFIF', 0, major, minor, 0, 0, 1, 0, 1, 0, 0]);
  const withAdobe = (jpeg: Buffer, transform: number) =>
    withSegment(jpeg, 0xee, ['Adobe', 0, 100, 0, 0, 0, 0, transform]);

  it.each<[string, (jpeg: Buffer) => Buffer]>([
    ['an odd scan header', withOddScanHeader],
    ['JFIF version 0.00', (jpeg) => withJfif(jpeg, 0, 0)],
    ['JFIF version 2.01', (jpeg) => withJfif(jpeg, 2, 1)],
    ['an unknown Adobe transform', (jpeg) => withAdobe(jpeg, 9)],
  ])('without visible effect are accepted: %s', async (_, flaw) => {
    const photo = await normalised(flaw((await personPhoto()).bytes));
    expect(await difference(photo.jpeg)).toBeLessThan(3);
  });

  function withStrayBytes(jpeg: Buffer, count: number): Buffer {
    const tables = jpeg.lastIndexOf(Buffer.from([0xff, 0xc4]));
    return Buffer.concat([jpeg.subarray(0, tables), Buffer.alloc(count, 3), jpeg.subarray(tables)]);
  }

  it('such as a few stray bytes are accepted, many are rejected', async () => {
    const { bytes } = await personPhoto();
    await normalised(withStrayBytes(bytes, 4));
    await expect(normalise(withStrayBytes(bytes, 400))).rejects.toMatchObject({
      code: 'PHOTO_UNREADABLE',
    });
  });

  it('that hide a truncation are rejected', async () => {
    const bytes = withOddScanHeader((await truncatedPhoto()).bytes);
    await expect(normalise(bytes)).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE' });
  });
});
