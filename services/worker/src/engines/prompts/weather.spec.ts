import { planar } from '../../imaging/planar.js';
import { inWeather } from './weather.js';

const SIZE = 128;

function snowBefore(gray: number) {
  const picture = planar(SIZE, SIZE);
  for (const plane of [picture.r, picture.g, picture.b]) plane.fill(gray);
  const { r } = inWeather(picture, 'snowfall', new Float32Array(SIZE * SIZE), 1);
  return r.toSorted();
}

it('falling snow is dark before white paper, which stays white', () => {
  const snow = snowBefore(1);
  expect(snow[SIZE * SIZE * 0.5]).toBe(1);
  expect(snow[0]).toBeLessThan(0.7);
});

it('falling snow is white before a dark backdrop', () => {
  const snow = snowBefore(0.25);
  expect(snow[SIZE * SIZE * 0.5]).toBe(0.25);
  expect(snow.at(-1)).toBeGreaterThan(0.6);
});
