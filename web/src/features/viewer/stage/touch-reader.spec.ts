import { createTouchReader, type Gesture } from './touch-reader.js';

type Stroke = { from?: [number, number]; to?: [number, number]; at: number; for?: number };

function read(...strokes: Stroke[]): Gesture[] {
  const reader = createTouchReader();
  return strokes.map(({ from = [100, 100], to = from, at, for: ms = 50 }) => {
    reader.begin({ x: from[0], y: from[1], at });
    return reader.end({ x: to[0], y: to[1], at: at + ms });
  });
}

it('reads two taps within 300 ms as a double tap, and a third as a new one', () => {
  expect(read({ at: 0 }, { at: 200 }, { at: 400 })).toEqual(['tap', 'double-tap', 'tap']);
  expect(read({ at: 0 }, { at: 320 })).toEqual(['tap', 'tap']);
  expect(read({ at: 0 }, { at: 100, for: 300 })).toEqual(['tap', 'none']);
});

it('reads a horizontal move above 80 px as a swipe', () => {
  expect(read({ at: 0, to: [19, 130] })).toEqual(['swipe-left']);
  expect(read({ at: 0, to: [181, 100], for: 900 })).toEqual(['swipe-right']);
  expect(read({ at: 0, to: [180, 100] })).toEqual(['none']);
  expect(read({ at: 0, to: [200, 260] })).toEqual(['none']);
});

it('ignores a gesture with a second finger', () => {
  const reader = createTouchReader();
  reader.begin({ x: 0, y: 0, at: 0 });
  reader.spoil();
  expect(reader.end({ x: 200, y: 0, at: 100 })).toBe('none');
});
