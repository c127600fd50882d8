import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { batchSummary, sizeProblem } from './photo-rules.js';
import { ascii, little, uint32 } from './photos.fixtures.js';
import { contentProblem, readPhoto } from './read-photo.js';

it('takes exactly 10 MB and no byte more, in the words of the way it came', () => {
  expect(sizeProblem(PHOTO_LIMITS.maxBytes, 'picker')).toBeUndefined();
  expect(sizeProblem(PHOTO_LIMITS.maxBytes + 1, 'picker')).toBe(
    'File exceeds the 10MB size limit.',
  );
  expect(sizeProblem(PHOTO_LIMITS.maxBytes + 1, 'clipboard')).toBe(
    'File exceeds the 10MB limit. Please use file upload instead of clipboard.',
  );
});

it('refuses a photo without a size, and one of more than 100 megapixels', () => {
  const gif = (...size: number[]) =>
    Uint8Array.from([...ascii('GIF89a'), ...size.flatMap((px) => little(px).slice(0, 2))]);
  expect(contentProblem(gif(640, 480))).toBeUndefined();
  expect(contentProblem(gif(10_000, 10_000))).toBeUndefined();
  expect(contentProblem(gif(0, 480))).toBe('Corrupted or invalid image.');
});

describe('batchSummary', () => {
  const unsupported = 'Unsupported file type.';
  const duplicate = 'Duplicate file.';
  const large = 'File exceeds the 10MB size limit.';

  it('is silent when all is fine', () => {
    expect(batchSummary([null, null])).toEqual([]);
  });

  it('counts types and duplicates', () => {
    expect(batchSummary([unsupported, unsupported, duplicate, null])).toEqual([
      '2 unsupported file type(s).',
      '1 duplicate file(s).',
    ]);
  });

  it('tells some from all of the remaining files', () => {
    expect(batchSummary([large, null])).toEqual(['One or more files are invalid.']);
    expect(batchSummary([duplicate, large])).toEqual([
      '1 duplicate file(s).',
      'All remaining files are invalid. Please upload supported files under 10MB.',
    ]);
  });
});

const webp = (width: number, height: number) => [
  ...ascii('RIFF....WEBPVP8X'),
  ...[10, 0, 0, 0, 0, 0, 0, 0],
  ...little(width - 1).slice(0, 3),
  ...little(height - 1).slice(0, 3),
];
const lossless = (width: number, height: number) => [
  ...ascii('RIFF....WEBPVP8L....'),
  0x2f,
  ...little((width - 1) | ((height - 1) << 14)),
  ...[0, 0, 0, 0, 0],
];
const lossy = (width: number, height: number) => [
  ...ascii('RIFF....WEBPVP8 ......'),
  ...[0, 0x9d, 0x01, 0x2a],
  ...little(width).slice(0, 2),
  ...little(height).slice(0, 2),
];
const heif = (brand: string, ...sizes: [number, number][]) => [
  ...uint32(24),
  ...ascii(`ftyp${brand}`),
  ...sizes.flatMap(([width, height]) => [
    ...uint32(20),
    ...ascii('ispe'),
    ...uint32(0),
    ...uint32(width),
    ...uint32(height),
  ]),
];
const bmp = (width: number, height: number) => [
  ...ascii('BM'),
  ...Array.from({ length: 16 }, () => 0),
  ...little(width),
  ...little(height),
];

const fileOf = (bytes: number[], name = 'me.webp', type = 'image/webp') =>
  new File([Uint8Array.from(bytes)], name, { type });

async function read(file: File, { canDecode = true, size = 9 } = {}) {
  let decoded = 0;
  const result = await readPhoto(file, {
    preview: async (shown) => `blob:${shown.name}`,
    toJpeg: async () => {
      decoded += 1;
      if (!canDecode) throw new Error('undecodable');
      return new File([new Uint8Array(size)], 'me.jpg', { type: 'image/jpeg' });
    },
  });
  return { ...result, decoded };
}

describe('a picture that uploads do not take', () => {
  it.each([
    ['WebP', webp(4_000, 3_000)],
    ['lossless WebP', lossless(4_000, 3_000)],
    ['lossy WebP', lossy(4_000, 3_000)],
    ['AVIF', heif('avif', [4_000, 3_000])],
    ['HEIC of tiles', heif('heic', [512, 512], [4_032, 3_024])],
    ['BMP', bmp(4_000, 3_000)],
  ])('goes on as a JPEG where the browser can decode it: %s', async (_, bytes) => {
    const { file, problem, previewUrl, hash } = await read(fileOf(bytes));
    expect([file.type, problem, previewUrl]).toEqual(['image/jpeg', null, 'blob:me.jpg']);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['Unsupported file type.', webp(40, 30)],
    ['This browser can’t read AVIF files. Save the photo as JPEG or PNG.', heif('avif', [40, 30])],
    ['This browser can’t read HEIC files. Save the photo as JPEG or PNG.', heif('heic', [40, 30])],
  ])('is refused with advice where it cannot: %s', async (problem, bytes) => {
    const file = fileOf(bytes, 'me.jpg', 'image/jpeg');
    expect(await read(file, { canDecode: false })).toMatchObject({ problem, previewUrl: null });
  });

  it.each([
    ['WebP', webp(16_000, 7_000)],
    ['lossless WebP', lossless(16_000, 7_000)],
    ['lossy WebP', lossy(16_000, 7_000)],
    ['AVIF', heif('avif', [512, 512], [30_000, 30_000])],
    ['BMP stored from its top down', bmp(16_000, -7_000)],
  ])('is never decoded when it is a pixel flood: %s', async (_, bytes) => {
    const { problem, decoded } = await read(fileOf(bytes));
    expect(problem).toMatch(/megapixels/);
    expect(decoded).toBe(0);
  });

  it('is refused in words that fit what it claims to be', async () => {
    const text = ascii('no picture at all, whatever its name says');
    expect(await read(fileOf(text))).toMatchObject({
      problem: 'Unsupported file type.',
      decoded: 0,
    });
    expect((await read(fileOf(text, 'me.jpg', ''))).problem).toBe('Invalid image file.');
    expect((await read(fileOf([]))).problem).toBe('Unsupported file type.');
  });

  it('is held to the 10 MB that uploads are held to', async () => {
    const { problem } = await read(fileOf(webp(40, 30)), { size: 10_485_761 });
    expect(problem).toBe('File exceeds the 10MB size limit.');
  });
});

it.each([
  'image/jpg',
  'image/heic',
  'image/webp',
  'application/octet-stream',
  'application/pdf',
  '',
])('takes a photo by its bytes, declared as %j', async (type) => {
  const gif = [...ascii('GIF89a'), ...little(40).slice(0, 2), ...little(30).slice(0, 2)];
  for (const name of ['photo', 'photo.webp', 'photo.gif']) {
    const { file, problem, previewUrl } = await read(fileOf(gif, name, type));
    expect([file.name, file.type, problem]).toEqual([name, 'image/gif', null]);
    expect(previewUrl).toBe(`blob:${name}`);
  }
});
