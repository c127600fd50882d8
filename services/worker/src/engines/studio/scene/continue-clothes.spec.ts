import { planar } from '../../../imaging/planar.js';
import { continueClothes } from './continue-clothes.js';

const SIZE = 256;
const FACE = 80;
const PHOTO = { x: 40, y: 0, width: 176, height: SIZE };
const CHIN = 150;
const [TOP, SLOPE] = [170, 0.4];
const landmarks = Array.from({ length: 468 }, () => ({ x: SIZE / 2, y: CHIN - FACE, z: 0 }));
landmarks[152] = { x: SIZE / 2, y: CHIN, z: 0 };

/** A head and shoulders down to the photo's sides. @param stripe contrast of upright stripes */
function shoulders(stripe: number, photo = PHOTO) {
  const alpha = new Float32Array(SIZE * SIZE);
  const foreground = planar(SIZE, SIZE);
  for (let i = 0; i < alpha.length; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const away = Math.abs(x - SIZE / 2);
    const isPerson = y > TOP + SLOPE * away || (y > 60 && away < 24);
    if (isPerson && x >= photo.x && x < photo.x + photo.width) alpha[i] = 1;
    const tone = 0.4 + (x % 16 < 8 ? stripe : -stripe);
    for (const plane of [foreground.r, foreground.g, foreground.b]) plane[i] = tone;
  }
  return { alpha, foreground, surroundings: null };
}

const topAt = (alpha: Float32Array, x: number) =>
  Array.from({ length: SIZE }, (_, y) => alpha[y * SIZE + x]).findIndex((a) => a > 0.5);

test('shoulders that the photo cuts go on and fall beyond both sides', () => {
  const cut = shoulders(0);
  expect(continueClothes(cut, PHOTO, landmarks)).toBe(true);
  for (const side of [-1, 1]) {
    const tops = [60, 84, 92, 100, 108].map((away) => topAt(cut.alpha, SIZE / 2 + side * away));
    expect(tops.every((top, i) => i === 0 || top > tops[i - 1])).toBe(true);
    expect(cut.foreground.r[(SIZE - 1) * SIZE + SIZE / 2 + side * 100]).toBeCloseTo(0.4);
  }
});

test('the head beside a near edge is not repeated', () => {
  const narrow = { ...PHOTO, x: 82, width: 92 };
  const cut = shoulders(0, narrow);
  expect(continueClothes(cut, narrow, landmarks)).toBe(true);
  for (let away = narrow.width / 2; away < 70; away++)
    expect(
      Math.min(...[-1, 1].map((side) => topAt(cut.alpha, SIZE / 2 + side * away))),
    ).toBeGreaterThan(TOP);
});

test.each([
  ['a pattern', () => shoulders(0.3)],
  ['a doubtful cut-out', () => ({ ...shoulders(0), surroundings: planar(SIZE / 4, SIZE / 4) })],
])('%s ends at the side', (_, make) => {
  const cut = make();
  expect(continueClothes(cut, PHOTO, landmarks)).toBe(false);
  expect(cut.alpha).toEqual(shoulders(0).alpha);
});
