import { createTouchReader, type Gesture } from './use-pointers.js';
import { fitted, MAX_SCALE, panBy, WHOLE, zoomAt } from './zoom.js';

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

const stage = { width: 1000, height: 600 };
const picture = { width: 600, height: 600 };
const middle = { x: 0, y: 0 };

it('keeps the point under the pointer in place', () => {
  const point = { x: 200, y: -100 };
  const view = zoomAt(WHOLE, 3, point, picture, stage);
  const shownAt = (at: { x: number; y: number }) => ({
    x: (at.x - view.x) / view.scale,
    y: (at.y - view.y) / view.scale,
  });
  expect(shownAt(point)).toEqual(point);
});

it('never shows less than the whole picture, nor more than the largest size', () => {
  expect(zoomAt({ scale: 2, x: 90, y: 40 }, 0.1, middle, picture, stage)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 100, middle, picture, stage).scale).toBe(MAX_SCALE);
});

it('moves a picture no further than its edges, and not at all where it is narrower than the stage', () => {
  const view = { scale: 1.5, x: 0, y: 0 };
  expect(panBy(view, { x: 500, y: 500 }, picture, stage)).toEqual({ scale: 1.5, x: 0, y: 150 });
  expect(panBy(WHOLE, { x: 500, y: 500 }, picture, stage)).toEqual(WHOLE);
});

it('fits a picture into the stage by its longer side', () => {
  expect(fitted({ width: 2000, height: 1000 }, stage)).toEqual({ width: 1000, height: 500 });
  expect(fitted({ width: 500, height: 1000 }, stage)).toEqual({ width: 300, height: 600 });
});
