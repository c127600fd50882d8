import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { batchSummary, sizeProblem } from './photo-rules.js';
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

it('refuses a photo without a size, and one of more than 100 megapixels', () => {
  const gif = (...size: number[]) =>
    Uint8Array.from([
      0x47,
      0x49,
      0x46,
      0x38,
      0x39,
      0x61,
      ...size.flatMap((px) => [px & 255, px >> 8]),
    ]);
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
