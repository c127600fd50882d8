import sharp from 'sharp';
import { decodeImage } from '../../../imaging/decode.js';
import { planar } from '../../../imaging/planar.js';
import { personPhoto } from '../../../testing/person-view.js';
import { renderPhotos } from '../../../testing/render-photos.js';
import { studioSuite } from '../../../testing/suites.js';
import type { View } from '../model/view.js';
import { continueShoulders } from './continue-shoulders.js';

const SIZE = 128;
const EDGES = { left: 30, right: 97 };
const FACE_HEIGHT = 60;
const engine = studioSuite();

/** A person whose outline has `outline(x)` as its highest row, in cloth as light as it is deep. */
function person(outline: (x: number) => number) {
  const inside = new Float32Array(SIZE * SIZE);
  const alpha = new Float32Array(SIZE * SIZE);
  const foreground = planar(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = EDGES.left; x <= EDGES.right; x++) {
      const i = y * SIZE + x;
      inside[i] = 1;
      alpha[i] = y >= outline(x) ? 1 : 0;
      foreground.r[i] = Math.max(0, y - outline(x)) / SIZE;
    }
  const landmarks = Array.from({ length: 478 }, () => ({ x: 64, y: 60, z: 0 }));
  const view = { inside, landmarks } as unknown as View;
  return {
    alpha,
    foreground,
    isContinued: () => continueShoulders({ alpha, foreground }, view, FACE_HEIGHT),
  };
}

function topOf(alpha: Float32Array, x: number): number {
  let y = SIZE;
  while (y > 0 && alpha[(y - 1) * SIZE + x] > 0.5) y--;
  return y;
}

it('shoulders fall on beyond the photo, in their own cloth', () => {
  const sloping = (x: number) => Math.round(66 + 0.4 * Math.abs(x - 64));
  const { alpha, foreground, isContinued } = person(sloping);
  const before = foreground.r.slice();
  expect(isContinued()).toBe(true);
  for (const away of [1, 5, 10, 20])
    for (const x of [EDGES.left - away, EDGES.right + away]) {
      const top = topOf(alpha, x);
      expect(top - sloping(x)).toBeGreaterThanOrEqual(-1);
      expect(top - sloping(x)).toBeLessThan(5);
      const middle = Math.round((top + SIZE) / 2);
      expect(foreground.r[middle * SIZE + x]).toBeCloseTo((middle - top) / SIZE, 1.5);
    }
  for (let y = 0; y < SIZE; y++) expect(foreground.r[y * SIZE + 64]).toBe(before[y * SIZE + 64]);
});

it.each([
  ['ends within the photo', (x: number) => (Math.abs(x - 64) < 25 ? 70 : SIZE)],
  ['has hair across its sides', () => 30],
])('nothing is added to a person who %s', (_, outline) => {
  const { alpha, isContinued } = person(outline);
  const before = alpha.slice();
  expect(isContinued()).toBe(false);
  expect(alpha).toEqual(before);
});

it('an arm across the photo’s edge is no shoulder', () => {
  const { alpha, isContinued } = person((x) => (Math.abs(x - 64) < 25 ? 70 : SIZE));
  for (let y = 80; y < 95; y++) alpha.fill(1, y * SIZE + EDGES.left, y * SIZE + 64);
  expect(isContinued()).toBe(false);
});

it('shoulders are continued only if ordered, and the record says so', async () => {
  const { data, width, height } = await personPhoto('person-31');
  const area = { left: Math.round(0.2 * width), top: 0, width: Math.round(0.55 * width), height };
  const part = sharp(data, { raw: { width, height, channels: 3 } }).extract(area);
  const photo = await decodeImage(await part.png().toBuffer());
  const finish = { retouch: 'light', backdrop: 'white' } as const;
  const inventedWith = async (shoulders?: 'continued') =>
    (await renderPhotos(engine, photo, { size: 256, finish: { ...finish, shoulders } })).record
      .invented;
  expect(await inventedWith('continued')).toBe('shoulders');
  expect(await inventedWith()).toBeUndefined();
});
