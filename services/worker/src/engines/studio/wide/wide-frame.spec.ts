import type { Scene } from '../model/scene.js';
import { wideFrame } from './wide-frame.js';

const SIZE = 432;
const FACE_HEIGHT = 110;
const MIDDLE = SIZE / 2;
const [TOP, CHIN] = [100, 240];
const SQUARE = { x: 72, y: 72, width: 288, height: 288 };
const EVERYWHERE = { x: -100, y: -100, width: 800, height: 800 };

/** A head over shoulders that begin at `shoulders`; nothing is visible outside `photo`. */
function sceneOf(photo: typeof EVERYWHERE, shoulders = 300): Scene {
  const alpha = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const isPhoto =
        x >= photo.x && x < photo.x + photo.width && y >= photo.y && y < photo.y + photo.height;
      const isHead = y >= TOP && y < CHIN && Math.abs(x - MIDDLE) < 45;
      const isBody = y >= CHIN && Math.abs(x - MIDDLE) < (y < shoulders ? 40 : 200);
      if (isPhoto && (isHead || isBody)) alpha[y * SIZE + x] = 1;
    }
  }
  const landmarks = Array.from({ length: 468 }, (_, i) => ({
    x: MIDDLE + (i % 2 ? 40 : -40),
    y: 180,
    z: 0,
  }));
  landmarks[10] = { x: MIDDLE, y: CHIN - FACE_HEIGHT, z: 0 };
  landmarks[152] = { x: MIDDLE, y: CHIN, z: 0 };
  return { size: SIZE, alpha, landmarks, faceHeight: FACE_HEIGHT } as unknown as Scene;
}

it('is as high as the portrait if the photo is wide', () => {
  const frame = wideFrame(sceneOf(EVERYWHERE), EVERYWHERE, SQUARE, true);
  expect(frame).toEqual({ x: 0, y: 72, width: 432, height: 288 });
});

it('ends above the row at which the photo cuts the shoulders', () => {
  const photo = { x: 60, y: 60, width: 312, height: 312 };
  const frame = wideFrame(sceneOf(photo), photo, SQUARE, false)!;
  expect(frame.width / frame.height).toBeCloseTo(1.5);
  expect(frame.y + frame.height).toBeLessThan(300);
  expect(frame.y).toBeLessThan(TOP);
  expect(frame.height).toBeGreaterThan(0.6 * SQUARE.width);
});

it('does not exist if the photo cuts the shoulders at the chin', () => {
  const photo = { x: 100, y: 60, width: 232, height: 312 };
  expect(wideFrame(sceneOf(photo, 245), photo, SQUARE, false)).toBeNull();
});

it('shows no pixel beside a photo whose own background is kept', () => {
  const photo = { x: 60, y: -20, width: 312, height: 400 };
  const frame = wideFrame(sceneOf(photo, 400), photo, SQUARE, true)!;
  expect(frame.x).toBeGreaterThanOrEqual(photo.x);
  expect(frame.x + frame.width).toBeLessThanOrEqual(photo.x + photo.width);
  const narrow = { x: 130, y: -20, width: 170, height: 400 };
  expect(wideFrame(sceneOf(narrow, 400), narrow, SQUARE, true)).toBeNull();
});

it('leaves no room above a head that the photo cuts', () => {
  const photo = { x: 60, y: 110, width: 312, height: 262 };
  const square = { ...SQUARE, y: 110, width: 250, height: 250 };
  expect(wideFrame(sceneOf(photo), photo, square, false)?.y).toBe(110);
});
