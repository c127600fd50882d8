import { applyAffine, sampleAffine, squareCrop } from './affine.js';
import type { RgbImage } from './rgb-image.js';

function picture(width: number, height: number, value: (x: number, y: number) => number): RgbImage {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return value(pixel % width, Math.floor(pixel / width)) + (i % 3);
  });
  return { width, height, data };
}

test('the identity map gives the picture back', () => {
  const image = picture(7, 5, (x, y) => 10 * x + y);
  expect([...sampleAffine(image, [1, 0, 0, 0, 1, 0], 7, 5, 'edge')]).toEqual([...image.data]);
});

test('shrinking averages instead of picking pixels', () => {
  const stripes = picture(64, 64, (x) => (x % 2) * 200);
  const small = sampleAffine(stripes, [8, 0, 0, 0, 8, 0], 8, 8, 'edge');
  for (let i = 0; i < small.length; i += 3) expect(small[i]).toBeCloseTo(100, 0);
});

test('a square turned by 90° shows the picture turned back', () => {
  const image = picture(8, 8, (x, y) => 16 * x + y);
  const crop = squareCrop({ centreX: 4, centreY: 4, side: 8, angle: Math.PI / 2 }, 8);
  const turned = sampleAffine(image, crop, 8, 8, 'edge');
  expect(turned[0]).toBeCloseTo(16 * 7, 3);
  const [x, y] = applyAffine(crop, 8, 4);
  expect(x).toBeCloseTo(4, 6);
  expect(y).toBeCloseTo(8, 6);
});

test('outside the picture is black or the edge, as asked', () => {
  const image = picture(4, 4, () => 90);
  const shifted = [1, 0, -3, 0, 1, 0] as const;
  expect(sampleAffine(image, shifted, 4, 4, 'black')[0]).toBe(0);
  expect(sampleAffine(image, shifted, 4, 4, 'edge')[0]).toBe(90);
});
