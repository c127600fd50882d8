import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import type { Landmarks } from '../../../analysis/landmarks.js';
import { dropIslands } from './drop-islands.js';

const SIZE = 256;
const GRID = 128;
const FACE_HEIGHT = 100;

/** A disc in the middle, and landmarks on a smaller circle inside it. */
function person(): { alpha: Float32Array; landmarks: Landmarks } {
  const alpha = new Float32Array(SIZE * SIZE);
  fillDisc(alpha, 128, 128, 60);
  const landmarks = Array.from({ length: 478 }, () => ({ x: 0, y: 0, z: 0 }));
  FACE_OVAL.forEach((id, index) => {
    const angle = (2 * Math.PI * index) / FACE_OVAL.length;
    landmarks[id].x = GRID / 2 + 20 * Math.sin(angle);
    landmarks[id].y = GRID / 2 - 20 * Math.cos(angle);
  });
  return { alpha, landmarks };
}

function fillDisc(alpha: Float32Array, cx: number, cy: number, radius: number): void {
  for (let i = 0; i < alpha.length; i++) {
    if (Math.hypot((i % SIZE) - cx, Math.floor(i / SIZE) - cy) < radius) alpha[i] = 1;
  }
}

test('drops a speck beside the outline and keeps a strand that is joined to it', () => {
  const { alpha, landmarks } = person();
  fillDisc(alpha, 198, 128, 3);
  for (let y = 56; y < 70; y++) alpha[y * SIZE + 128] = alpha[y * SIZE + 129] = 0.8;
  dropIslands(alpha, SIZE, landmarks, FACE_HEIGHT, GRID);
  expect(alpha[128 * SIZE + 198]).toBeLessThan(0.05);
  expect(alpha[60 * SIZE + 128]).toBeGreaterThan(0.6);
  expect(alpha[128 * SIZE + 128]).toBeCloseTo(1);
});

test('drops a letter above the head that only a trace joins to it', () => {
  const { alpha, landmarks } = person();
  const trace = (y: number) => (alpha[y * SIZE + 127] = alpha[y * SIZE + 128] = 0.2);
  for (let y = 60; y < 70; y++) trace(y);
  fillDisc(alpha, 128, 58, 4);
  dropIslands(alpha, SIZE, landmarks, FACE_HEIGHT, GRID);
  expect(alpha[57 * SIZE + 128]).toBeLessThan(0.05);
});

test('drops a large part that is far away', () => {
  const { alpha, landmarks } = person();
  fillDisc(alpha, 230, 230, 20);
  dropIslands(alpha, SIZE, landmarks, FACE_HEIGHT, GRID);
  expect(alpha[230 * SIZE + 230]).toBeLessThan(0.05);
});
