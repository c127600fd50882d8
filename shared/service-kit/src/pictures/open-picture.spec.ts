import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { PICTURE_TYPES } from '@likeness/contracts/photos/picture-type';
import { pngChunk } from '@likeness/testing/photos/sample-photo';
import { openPicture, readPictureHeader } from './open-picture.js';
import { sharp } from './picture-library.js';

const RULES = { types: PICTURE_TYPES, maxPixels: 25_000_000 };
const ascii = (text: string) => Buffer.from(text, 'latin1');

/** Renders for minutes from less than 400 bytes. */
const SLOW_SVG = ascii(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.9"/><feMorphology operator="dilate" radius="500"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>',
);

function grey(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#808080' },
    limitInputPixels: false,
  });
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1024))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function webpOf(frames: number, still: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([ascii(type), size, data, Buffer.alloc(data.length % 2)]);
  };
  const sides = Buffer.from([15, 0, 0, 15, 0, 0]);
  const frame = chunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), sides, Buffer.from([10, 0, 0, 0]), still.subarray(12)]),
  );
  const body = Buffer.concat([
    ascii('WEBP'),
    chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), sides])),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return chunk('RIFF', body);
}

async function refusal(file: Buffer): Promise<unknown> {
  return readPictureHeader(file, RULES).then(
    () => undefined,
    (error: { code?: unknown }) => error.code,
  );
}

describe('other file types', () => {
  it.each([
    ['SVG', SLOW_SVG],
    ['SVGZ', gzipSync(SLOW_SVG)],
    ['SVG after a comment', Buffer.concat([ascii('<!-- GIF89a -->'), SLOW_SVG])],
    ['SVG after a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), SLOW_SVG])],
    ['PDF', ascii('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')],
    ['HEIC', Buffer.concat([Buffer.from('00000018', 'hex'), ascii('ftypheic'), Buffer.alloc(64)])],
    ['MNG', Buffer.concat([Buffer.from('8a4d4e470d0a1a0a', 'hex'), Buffer.alloc(64)])],
    ['TIFF', Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(64)])],
    ['BigTIFF', Buffer.concat([Buffer.from('4d4d002b', 'hex'), Buffer.alloc(64)])],
    ['JPEG XL', Buffer.from('ff0a0000000000000000000000000000', 'hex')],
    ['PPM', ascii('P6\n9 9\n255\n')],
    ['RIFF that is no WebP', ascii('RIFF\x00\x00\x00\x00WAVEfmt ')],
    ['noise', randomBytes(4096)],
    ['nothing', Buffer.alloc(0)],
  ])('%s is rejected by its first bytes', async (_name, file) => {
    expect(await refusal(file)).toBe('PHOTO_TYPE_UNSUPPORTED');
  });

  it.each([
    ['SVG', () => SLOW_SVG],
    ['TIFF', () => grey(9, 9).tiff().toBuffer()],
    ['AVIF', () => grey(16, 16).avif().toBuffer()],
  ])('%s has no loader even without this check', async (_name, make) => {
    await expect(sharp(await make()).metadata()).rejects.toThrow(/unsupported image format/);
  });
});

describe('files with an allowed signature', () => {
  it.each([
    ['JPEG', Buffer.from('ffd8ffe0', 'hex')],
    ['PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['GIF', ascii('GIF89a')],
    ['WebP', ascii('RIFF\x00\x00\x00\x00WEBPVP8 ')],
  ])('%s with only its signature is unreadable, even before SVG', async (_name, signature) => {
    expect(await refusal(signature)).toBe('PHOTO_UNREADABLE');
    expect(await refusal(Buffer.concat([signature, SLOW_SVG]))).not.toBe('PHOTO_TYPE_UNSUPPORTED');
    const polyglot = openPicture(Buffer.concat([signature, SLOW_SVG]), {
      maxPixels: RULES.maxPixels,
      seconds: 5,
    });
    await expect(polyglot.raw().toBuffer()).rejects.toThrow();
  });

  it.each([
    ['30,000 × 30,000', pngHeader(30_000, 30_000), 'PHOTO_TOO_MANY_PIXELS'],
    ['1 × 60,000', pngHeader(1, 60_000), undefined],
    ['60,000 × 1', pngHeader(60_000, 1), undefined],
    ['1,000,000 × 1', pngHeader(1_000_000, 1), 'PHOTO_UNREADABLE'],
    ['1 × 2,000,000,000', pngHeader(1, 2_000_000_000), 'PHOTO_UNREADABLE'],
  ])('of %s pixels are judged by the header alone', async (_name, file, reason) => {
    expect(await refusal(file)).toBe(reason);
  });

  it('WebP of 10,000 frames is rejected, a still one accepted', async () => {
    const still = await grey(16, 16).webp().toBuffer();
    expect(await refusal(webpOf(10_000, still))).toBe('PHOTO_TYPE_UNSUPPORTED');
    expect(await refusal(still)).toBeUndefined();
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'in %s is accepted if complete and rejected if truncated',
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const file = await sharp({
        create: { width: 96, height: 64, channels: 3, background: '#000', noise },
      })
        .toFormat(format)
        .toBuffer();
      const header = { type: `image/${format}`, width: 96, height: 64 };
      expect(await readPictureHeader(file, RULES)).toMatchObject(header);
      const half = file.subarray(0, file.length >> 1);
      const limits = { maxPixels: RULES.maxPixels, seconds: 5, failOn: 'warning' } as const;
      const decoding = readPictureHeader(half, RULES).then(() =>
        openPicture(half, limits).raw().toBuffer(),
      );
      await expect(decoding).rejects.toThrow();
    },
  );
});
