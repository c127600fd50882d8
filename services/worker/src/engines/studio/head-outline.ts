import { floor, max, min } from '../pixels/math.js';
import type { Scene } from './scene.js';

type Outlined = Pick<Scene, 'alpha' | 'size' | 'landmarks' | 'faceHeight'>;

/** From the middle of the face to each side, in heights of the face: what lies beyond is not this head. */
const REACH = 0.75;
/** A row with less hair than this, in heights of the face, shows a stray strand. */
const LEAST_WIDTH = 0.05;

/** Topmost row of the scene with hair in it; null where the head reaches the scene's edge. */
export function topOfHead(scene: Outlined): number | null {
  const { size, faceHeight } = scene;
  for (let y = 0; y < size; y++) {
    if (rowOfHead(scene, y).width > LEAST_WIDTH * faceHeight) return y > 1 ? y : null;
  }
  return null;
}

/** Middle of the head with its hair, from the top down to the mouth. */
export function middleOfHead(scene: Outlined): number {
  const { landmarks, size } = scene;
  const mouth = (landmarks[61].y + landmarks[291].y) / 2;
  let [sum, count] = [0, 0];
  for (let y = 0; y < min(size, mouth); y++) {
    const { width, middle } = rowOfHead(scene, y);
    sum += width * middle;
    count += width;
  }
  return count > 0 ? sum / count : middleOfFace(scene);
}

function middleOfFace({ landmarks }: Outlined): number {
  return (landmarks[234].x + landmarks[454].x) / 2;
}

/** How many pixels of a row the head covers, and the mean of their places. */
function rowOfHead(scene: Outlined, y: number): { width: number; middle: number } {
  const { alpha, size, faceHeight } = scene;
  const middle = middleOfFace(scene);
  const from = max(0, floor(middle - REACH * faceHeight));
  const to = min(size, middle + REACH * faceHeight);
  let [sum, width] = [0, 0];
  for (let x = from; x < to; x++) {
    if (alpha[y * size + x] <= 0.5) continue;
    sum += x + 0.5;
    width++;
  }
  return { width, middle: width > 0 ? sum / width : middle };
}
