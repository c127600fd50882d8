import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { batchSummary, sizeProblem } from './photo-rules.js';
import { gif, portsWith } from './photos.fixtures.js';
import { readPhoto, type ReaderPorts } from './read-photo.js';

it('takes exactly 10 MB and no byte more, in the words of the way it came', () => {
  expect(sizeProblem(PHOTO_LIMITS.maxBytes, 'picker')).toBeUndefined();
  expect(sizeProblem(PHOTO_LIMITS.maxBytes + 1, 'picker')).toBe(
    'File exceeds the 10MB size limit.',
  );
  expect(sizeProblem(PHOTO_LIMITS.maxBytes + 1, 'clipboard')).toBe(
    'File exceeds the 10MB limit. Please use file upload instead of clipboard.',
  );
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

const WEBP = 'RIFF....WEBPVP8 ';
const JPEG = new File(['ffd8'], 'me.jpg', { type: 'image/jpeg' });
const fileOf = (content: BlobPart, name = 'me.webp', type = 'image/webp') =>
  new File([content], name, { type });
const decoding: Partial<ReaderPorts> = {
  measure: async () => ({ width: 4_000, height: 3_000 }),
  toJpeg: async () => JPEG,
};
const read = (file: File, ports: Partial<ReaderPorts> = {}) => readPhoto(file, portsWith(ports));

describe('a picture that uploads do not take', () => {
  it('goes on as a JPEG where the browser can decode it', async () => {
    const { file, problem, previewUrl, hash } = await read(fileOf(WEBP), decoding);
    expect([file, problem, previewUrl]).toEqual([JPEG, null, 'blob:me.jpg']);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, string, string?, string?]>([
    ['Unsupported file type.', WEBP, 'me.webp', 'image/webp'],
    ['Unsupported file type.', '', 'me.webp', 'image/webp'],
    ['Invalid image file.', WEBP, 'me.jpg', 'image/jpeg'],
    ['Invalid image file.', 'no picture at all', 'me.jpg', ''],
    ['This browser can’t read AVIF files. Save the photo as JPEG or PNG.', '\0\0\0 ftypavif'],
    ['This browser can’t read HEIC files. Save the photo as JPEG or PNG.', '\0\0\0 ftypheic'],
  ])('is refused with advice where it cannot: %s', async (problem, content, name, type) => {
    const refused = { problem, previewUrl: null };
    expect(await read(fileOf(content, name, type))).toMatchObject(refused);
    // Some pictures show their size and still can't be drawn.
    const { measure } = decoding;
    expect(await read(fileOf(content, name, type), { measure })).toMatchObject(refused);
  });

  it('is never decoded when it is a pixel flood', async () => {
    const toJpeg = vi.fn<ReaderPorts['toJpeg']>();
    const measure = async () => ({ width: 10_000, height: 10_001 });
    expect((await read(fileOf(WEBP), { measure, toJpeg })).problem).toMatch(/megapixels/);
    expect(toJpeg).not.toHaveBeenCalled();
    expect((await read(gif('me', '', [10_000, 10_000]))).problem).toBeNull();
  });

  it('is held to the 10 MB that uploads are held to', async () => {
    const toJpeg = async () => new File([new Uint8Array(PHOTO_LIMITS.maxBytes + 1)], 'me.jpg');
    const { problem } = await read(fileOf(WEBP), { ...decoding, toJpeg });
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
  for (const name of ['photo', 'photo.webp', 'photo.gif']) {
    const { file, problem, previewUrl } = await read(new File([gif('me')], name, { type }));
    expect([file.name, file.type, problem]).toEqual([name, 'image/gif', null]);
    expect(previewUrl).toBe(`blob:${name}`);
  }
});
