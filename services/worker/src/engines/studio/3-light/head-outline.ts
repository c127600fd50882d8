import type { PixelBox } from '@likeness/contracts/http/download-formats';
import { floor, max, min } from '../../../imaging/math.js';
import { clamp } from '../../../imaging/scalar.js';
import { headAround } from '../../portrait/head-around.js';
import { boundsOf } from '../../../analysis/landmarks.js';
import type { Scene } from '../model/scene.js';

type Outlined = Pick<Scene, 'alpha' | 'size' | 'landmarks' | 'faceHeight'>;

/** Half the width of a head in face heights. */
const REACH = 0.7;
/** Minimum hair width per row in face heights; less is a stray strand. */
const LEAST_WIDTH = 0.05;
/** Maximum slope of the axis: rows do not cross a lying head well. */
const STEEPEST_AXIS = 0.7;
/** Maximum offset of the head's middle from the face's, in face heights, to ignore ponytails. */
const HAIR_COUNTS = 0.1;

/** Topmost row with hair; null if the head reaches the scene's edge. */
export function topOfHead(scene: Outlined): number | null {
  const { size, faceHeight } = scene;
  for (let y = 0; y < size; y++) {
    if (rowOfHead(scene, y).width > LEAST_WIDTH * faceHeight) return y > 1 ? y : null;
  }
  return null;
}

/** From the hair to the chin, as wide as the hair above the eyes, in pixels of the scene. */
export function headOf(scene: Outlined): PixelBox {
  const { landmarks, size } = scene;
  const face = boundsOf(landmarks);
  const top = topOfHead(scene) ?? 0;
  const eyes = (landmarks[33].y + landmarks[263].y) / 2;
  let [left, right] = [face.x, face.x + face.width];
  for (let y = top; y < eyes; y++) {
    const { width, middle } = rowOfHead(scene, y);
    left = min(left, middle - width / 2);
    right = max(right, middle + width / 2);
  }
  const hair = { x: left, y: top, width: right - left, height: 0 };
  return headAround(face, { width: size, height: size }, hair);
}

/** Middle of the head with hair, from the top to the mouth; limited around the face's. */
export function middleOfHead(scene: Outlined): number {
  const { landmarks, size, faceHeight } = scene;
  const mouth = (landmarks[61].y + landmarks[291].y) / 2;
  let [sum, count] = [0, 0];
  for (let y = 0; y < min(size, mouth); y++) {
    const { width, middle } = rowOfHead(scene, y);
    sum += width * middle;
    count += width;
  }
  const face = boundsOf(landmarks);
  const middle = face.x + face.width / 2;
  const most = HAIR_COUNTS * faceHeight;
  return count > 0 ? clamp(sum / count, middle - most, middle + most) : middle;
}

function axisAt({ landmarks }: Outlined, y: number): number {
  const [top, chin, right, left] = [10, 152, 234, 454].map((id) => landmarks[id]);
  const slope = (chin.x - top.x) / max(1, chin.y - top.y);
  const middle = { x: (right.x + left.x) / 2, y: (right.y + left.y) / 2 };
  return middle.x + clamp(slope, -STEEPEST_AXIS, STEEPEST_AXIS) * (y - middle.y);
}

function rowOfHead(scene: Outlined, y: number): { width: number; middle: number } {
  const { alpha, size, faceHeight } = scene;
  const axis = axisAt(scene, y);
  const from = max(0, floor(axis - REACH * faceHeight));
  const to = min(size, axis + REACH * faceHeight);
  let [sum, width] = [0, 0];
  for (let x = from; x < to; x++) {
    if (alpha[y * size + x] <= 0.5) continue;
    sum += x + 0.5;
    width++;
  }
  return { width, middle: width > 0 ? sum / width : axis };
}
