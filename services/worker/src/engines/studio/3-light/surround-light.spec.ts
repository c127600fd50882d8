import { planar } from '../../../imaging/planar.js';
import { exposedView } from '../4-arrange/backdrops/panoramas/exposed-view.js';
import { panorama } from '../4-arrange/backdrops/panoramas/panorama.js';
import { surroundLight } from './surround-light.js';
import { irradiance, mirroredLight } from './spherical-harmonics.js';

const [WIDTH, HEIGHT] = [64, 32];

function room(lampX: number, lampY: number) {
  const out = planar(WIDTH, HEIGHT);
  for (const plane of [out.r, out.g, out.b]) {
    plane.fill(0.2);
    for (const d of [0, 1]) plane[Math.floor(lampY * HEIGHT) * WIDTH + lampX * WIDTH + d] = 60;
  }
  return out;
}

const on = (light: Float64Array, x: number, y: number, z: number) => irradiance(light, x, y, z);

test('a matt surface in an even room has the light of its walls', () => {
  const even = planar(WIDTH, HEIGHT);
  for (const plane of [even.r, even.g, even.b]) plane.fill(0.7);
  const { g } = surroundLight(even, 1);
  expect(on(g, 0, 0, 1)).toBeCloseTo(0.7, 2);
  expect(on(g, 1, 0, 0)).toBeCloseTo(0.7, 2);
  expect(on(g, 0, -1, 0)).toBeCloseTo(0.7, 2);
});

test('a lamp lights the side of the face that is turned to it', () => {
  const lamp = room(0.25, 0.5);
  // The camera faces the first column; a quarter of the width is to its right.
  const right = surroundLight(lamp, 0);
  expect(on(right.g, 1, 0, 0)).toBeGreaterThan(2 * on(right.g, -1, 0, 0));
  expect(on(mirroredLight(right).g, -1, 0, 0)).toBeCloseTo(on(right.g, 1, 0, 0), 6);
  const behind = surroundLight(lamp, Math.PI / 2);
  expect(on(behind.g, 0, 0, -1)).toBeGreaterThan(2 * on(behind.g, 0, 0, 1));
  const above = surroundLight(room(0.5, 0.1), 0);
  expect(on(above.g, 0, -1, 0)).toBeGreaterThan(1.5 * on(above.g, 0, 1, 0));
});

test.each(['apartment', 'night', 'sky'] as const)(
  '%s is light that can be photographed',
  (name) => {
    const { r, g, b } = panorama(name);
    for (const plane of [r, g, b]) {
      expect(plane.every((v) => Number.isFinite(v) && v >= 0)).toBe(true);
    }
    const { picture, light } = exposedView({
      kind: 'panorama',
      panorama: name,
      yaw: 40,
      field: 50,
    });
    const mean = picture.g.reduce((sum, v) => sum + v, 0) / picture.g.length;
    expect(mean).toBeGreaterThan(0.03);
    expect(mean).toBeLessThan(3);
    expect(on(light.g, 0, 0, 1)).toBeGreaterThan(0.5);
    expect(on(light.g, 0, 0, 1)).toBeLessThan(1.5);
  },
);
