import { cropFor, DOWNLOAD_FORMATS } from './download-formats.js';

const SQUARE = { width: 1024, height: 1024 };
const HEAD = { x: 300, y: 120, width: 360, height: 480 };

it.each([
  ['4x5', 819, 1024, 72],
  ['2x3', 683, 1024, 72],
  ['3x2', 1024, 683, 72],
  ['cv-35x45', 413, 531, 300],
  ['cv-45x60', 531, 709, 300],
] as const)('%s of a square is %i × %i px at %i dpi', (format, width, height, dpi) => {
  const crop = cropFor(format, SQUARE, HEAD);
  expect(crop).toMatchObject({ size: { width, height }, dpi });
  expect(crop && crop.box.width / crop.box.height).toBeCloseTo(width / height, 2);
});

it.each(DOWNLOAD_FORMATS)('%s keeps the head inside, wherever it is', (format) => {
  for (const [x, y] of [
    [0, 0],
    [300, 120],
    [664, 544],
  ]) {
    const head = { ...HEAD, x: x ?? 0, y: y ?? 0 };
    const box = cropFor(format, SQUARE, head)?.box ?? { x: -1, y: 0, width: 0, height: 0 };
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1024);
    expect(box.x).toBeLessThanOrEqual(head.x);
    expect(box.y).toBeLessThanOrEqual(head.y);
    expect(box.x + box.width).toBeGreaterThanOrEqual(head.x + head.width);
    expect(box.y + box.height).toBeGreaterThanOrEqual(head.y + head.height);
  }
});

it('is not offered where it would cut the head', () => {
  expect(cropFor('3x2', SQUARE, { ...HEAD, height: 640 })).toBeNull();
  expect(cropFor('2x3', SQUARE, { ...HEAD, x: 100, width: 800 })).toBeNull();
  expect(cropFor('4x5', SQUARE, { ...HEAD, x: 100, width: 800 })).not.toBeNull();
});

it('is centered and never lower than the picture where the head is unknown', () => {
  expect(cropFor('4x5', SQUARE)?.box).toEqual({ x: 103, y: 0, width: 819, height: 1024 });
  expect(cropFor('3x2', SQUARE)).toBeNull();
});
