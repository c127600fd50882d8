import { assertLettering } from './assert-lettering.js';

const [WIDTH, HEIGHT] = [512, 640];
type Rgba = readonly [number, number, number, number];
type Paint = (x: number, y: number) => Rgba | null;

const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const tone = (x: number, y: number) => 60 + ((x * 7 + y * 13) % 140);
const photo = (x: number, y: number): Rgba => [tone(x, y), tone(y, x), tone(x + y, x), 255];
const within = (left: number, top: number, width: number, height: number, paint: Paint): Paint => {
  const [right, bottom] = [left + width, top + height];
  return (x, y) =>
    x >= left * WIDTH && x < right * WIDTH && y >= top * HEIGHT && y < bottom * HEIGHT
      ? paint(x, y)
      : null;
};
const dithered = (value: number, x: number, y: number) =>
  value > [32, 160, 224, 96][2 * (y % 2) + (x % 2)]! ? 255 : 0;

function codeOf(paint: Paint): string | null {
  const rgba = new Uint8Array(4 * WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) rgba.set(paint(x, y) ?? [0, 0, 0, 0], 4 * (y * WIDTH + x));
  }
  try {
    assertLettering(rgba, { width: WIDTH, height: HEIGHT });
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

it.each<[string, Paint]>([
  ['a photo over a face, a fifth of the picture', within(0.3, 0.3, 0.45, 0.45, photo)],
  [
    'a photo over a face in thin lines of black',
    (x, y) => (x % 4 ? within(0.3, 0.3, 0.35, 0.4, photo)(x, y) : null),
  ],
  ['a band of a photo, a sixth of the picture', within(0, 0.4, 1, 1 / 6, photo)],
  [
    'a photo dithered to the eight colours',
    within(0, 0, 1, 0.45, (x, y) => {
      const [r, g, b] = photo(x, y);
      return [dithered(r, x, y), dithered(g, y, x), dithered(b, x + 1, y), 255];
    }),
  ],
  [
    'a photo in shades of transparent black',
    within(0, 0, 1, 0.45, (x, y) => [0, 0, 0, tone(x, y)]),
  ],
  ['blocks that fill more than half', within(0, 0, 1, 0.52, () => WHITE)],
  [
    'dots on every place, which cover a ninth',
    (x, y) => (x % 3 === 0 && y % 3 === 0 ? BLACK : null),
  ],
  ['a checkerboard over the picture', (x, y) => ((x + y) % 2 ? BLACK : null)],
])('rejects %s', (_, paint) => {
  expect(codeOf(paint)).toBe('LETTERING_TOO_DENSE');
});

it('rejects a layer without lettering', () => {
  expect(codeOf(() => null)).toBe('LETTERING_INVALID');
  expect(codeOf(() => [255, 255, 255, 20])).toBe('LETTERING_INVALID');
});

it.each<[string, Paint]>([
  [
    'letters in a colour with an outline',
    within(0.1, 0.05, 0.8, 0.2, (x) =>
      x % 12 < 8 ? [255, 0, 255, 255] : x % 12 < 9 ? [128, 0, 128, 255] : BLACK,
    ),
  ],
  [
    'two texts of four lines each',
    (x, y) => (y % 320 < 150 && x > 20 && x < 490 && x % 3 ? WHITE : null),
  ],
  [
    'a row of large emoji',
    within(0.04, 0.8, 0.92, 0.15, (x, y) => {
      const [u, v] = [((x - 20) % 80) - 40, y - 0.875 * HEIGHT];
      return Math.hypot(u, v) < 38 ? [250, 200, 60, 255] : null;
    }),
  ],
])('takes %s', (_, paint) => {
  expect(codeOf(paint)).toBeNull();
});
