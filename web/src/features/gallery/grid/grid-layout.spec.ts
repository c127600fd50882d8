import {
  columnsOf,
  nextIndex,
  openEnds,
  pictureHeight,
  type TileBox,
  tilesIn,
} from './grid-layout.js';

const boxes: TileBox[] = [
  { index: 0, lane: 0, start: 0, end: 300 },
  { index: 1, lane: 1, start: 0, end: 100 },
  { index: 2, lane: 0, start: 310, end: 400 },
  { index: 3, lane: 1, start: 110, end: 200 },
  { index: 4, lane: 1, start: 210, end: 300 },
];

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 2, 2],
  ['ArrowDown', 1, 3],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 1, 1],
  ['Home', 3, 0],
  ['End', 3, 4],
  ['Enter', 3, null],
])('leads with %s from tile %i to %s', (key, from, to) => {
  expect(nextIndex(key, from, boxes)).toBe(to);
});

it('finds the tiles that a drag has touched', () => {
  const columns = { width: 100, gap: 10 };
  expect(tilesIn({ left: 90, top: 50, right: 120, bottom: 120 }, boxes, columns)).toEqual([
    0, 1, 3,
  ]);
  expect(tilesIn({ left: 101, top: 0, right: 109, bottom: 900 }, boxes, columns)).toEqual([]);
});

it.each([
  [320, 'small', 2],
  [320, 'large', 1],
  [700, 'small', 4],
  [1024, 'large', 4],
  [1024, 'small', 6],
] as const)('divides %i px in a %s grid into %i columns', (available, size, count) => {
  const columns = columnsOf(available, size);
  expect(columns.count).toBe(count);
  expect(columns.width * count + columns.gap * (count - 1)).toBeCloseTo(available);
});

it.each([
  [1024, 1024, 200],
  [896, 1152, 257],
  [4000, 100, 100],
  [100, 4000, 400],
])('gives a picture of %i × %i in a column of 200 px a height of %i', (width, height, high) => {
  expect(pictureHeight({ width, height }, 200)).toBe(high);
});

it('fills what shorter columns leave open', () => {
  const columns = { count: 3, width: 100, gap: 10 };
  const rows = boxes.filter(({ index }) => index < 3);
  expect(openEnds(rows, columns)).toEqual([
    { lane: 1, start: 110, height: 290 },
    { lane: 2, start: 0, height: 400 },
  ]);
  expect(openEnds([], columns)).toEqual([]);
});

it('a square picture ends with the tile beside it that makes more', () => {
  expect(pictureHeight({ width: 1024, height: 1024 }, 207.25)).toBe(
    pictureHeight(undefined, 207.25),
  );
});
