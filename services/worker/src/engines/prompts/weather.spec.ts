import { planar } from '../../imaging/planar.js';
import { inWeather } from './weather.js';
import { styleOf } from './wished-style.js';

const SIZE = 128;

function snowBefore(gray: number, style = 'Cinema') {
  const picture = planar(SIZE, SIZE);
  for (const plane of [picture.r, picture.g, picture.b]) plane.fill(gray);
  return inWeather(picture, 'snowfall', new Float32Array(SIZE * SIZE), 1, styleOf(style)).r;
}

it('falling snow is dark before white paper, which stays white', () => {
  const snow = snowBefore(1).toSorted();
  expect(snow[SIZE * SIZE * 0.5]).toBe(1);
  expect(snow[0]).toBeLessThan(0.7);
});

it.each([0.25, 0.6875])('falling snow is white before a backdrop of %d', (gray) => {
  const snow = snowBefore(gray).toSorted();
  expect(snow[SIZE * SIZE * 0.5]).toBe(gray);
  expect(snow.at(-1)).toBeGreaterThan(gray + 0.2);
});

it('falling snow stays inside the card of an instant photo', () => {
  const snow = snowBefore(0.25, 'Instant photo');
  expect(new Set(snow.slice(0, SIZE * 7))).toEqual(new Set([0.25]));
  expect(Math.max(...snow)).toBeGreaterThan(0.6);
});
