import { eachPixelOf } from './triangle.js';

const CORNERS = [
  { x: 1, y: 1 },
  { x: 6, y: 2 },
  { x: 2, y: 7 },
] as const;
const GRID = { width: 8, height: 8, at: 0.5, smallest: 1e-6, slack: 0 };

it('a pixel’s shares lead back to its centre', () => {
  const [a, b, c] = CORNERS;
  let pixels = 0;
  eachPixelOf(CORNERS, GRID, (index, u, v, w) => {
    expect(u * a.x + v * b.x + w * c.x).toBeCloseTo((index % 8) + 0.5);
    expect(u * a.y + v * b.y + w * c.y).toBeCloseTo(Math.floor(index / 8) + 0.5);
    pixels += 1;
  });
  expect(pixels).toBeGreaterThan(10);
});

it('corners beyond the grid reach no pixel outside it', () => {
  const seen: number[] = [];
  const wide = [
    { x: -20, y: -20 },
    { x: 40, y: -20 },
    { x: -20, y: 40 },
  ] as const;
  eachPixelOf(wide, GRID, (index) => seen.push(index));
  expect(seen).toEqual(Array.from({ length: 64 }, (_, index) => index));
});

it('a triangle without an area has no pixels', () => {
  const line = [CORNERS[0], CORNERS[1], CORNERS[1]] as const;
  eachPixelOf(line, GRID, () => {
    throw new Error('there is none');
  });
});
