import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { batchSummary, fitIntoRoom, sizeProblem } from './photo-rules.js';
import { contentProblem } from './read-photo.js';

it('takes exactly 10 MB and no byte more, in the words of the way it came', () => {
  expect(sizeProblem(PHOTO_LIMITS.maxBytes, 'picker')).toBeUndefined();
  expect(sizeProblem(PHOTO_LIMITS.maxBytes + 1, 'picker')).toBe(
    'File exceeds the 10MB size limit.',
  );
  expect(sizeProblem(PHOTO_LIMITS.maxBytes + 1, 'clipboard')).toBe(
    'File exceeds the 10MB limit. Please use file upload instead of clipboard.',
  );
});

describe('contentProblem', () => {
  const gif = (width: number, height: number) =>
    Uint8Array.from([
      0x47,
      0x49,
      0x46,
      0x38,
      0x39,
      0x61,
      width & 255,
      width >> 8,
      height & 255,
      height >> 8,
    ]);

  it('lets a photo pass', () => {
    expect(contentProblem(gif(640, 480))).toBeUndefined();
  });

  it('refuses a photo without a size', () => {
    expect(contentProblem(gif(0, 480))).toBe('Corrupted or invalid image.');
    expect(contentProblem(Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]))).toBe(
      'Corrupted or invalid image.',
    );
  });

  it('refuses a pixel flood from its header alone', () => {
    expect(contentProblem(gif(30_000, 30_000))).toMatch(/at most 25 megapixels/);
    expect(contentProblem(gif(10_000, 10_000))).toBeUndefined();
  });
});

describe('fitIntoRoom', () => {
  it('keeps what fits', () => {
    expect(fitIntoRoom([1, 2], 13)).toEqual({ files: [1, 2], message: null });
  });

  it('drops the extras and says so', () => {
    expect(fitIntoRoom([1, 2, 3], 13)).toEqual({
      files: [1, 2],
      message: 'Only first 2 file(s) will be uploaded, maximum limit is 15 files.',
    });
  });

  it('takes none when full', () => {
    expect(fitIntoRoom([1], 15)).toEqual({
      files: [],
      message: 'You already have 15 photos. Remove one to add another.',
    });
  });
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
