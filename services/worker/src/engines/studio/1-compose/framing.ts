import type { Framing } from '../../portrait/portrait-engine.js';
import { heightOfFace, type Landmarks } from '../../../analysis/landmarks.js';
import { clamp } from '../../../imaging/scalar.js';

/** Middle of the eyes and face height, in shares of the square's side. */
export type Hold = { readonly faceHeight: number; readonly eyeLine: number; readonly x: number };

/** Frame side as a share of the prepared scene; the seed uses the rest. */
export const POSED_FRAME = 0.96;

/** Smaller faces are too small for the likeness; larger frames rarely fit in the photo. */
const SMALLEST_FACE = 0.22;
const LARGEST_FACE = 0.56;
const INNERMOST = 0.28;

export function saneFraming({ x, y, faceHeight }: Framing): Framing {
  return {
    x: clamp(x, INNERMOST, 1 - INNERMOST),
    y: clamp(y, INNERMOST, 0.6),
    faceHeight: clamp(faceHeight, SMALLEST_FACE, LARGEST_FACE),
  };
}

export function sceneHold({ x, y, faceHeight }: Framing): Hold {
  const border = (1 - POSED_FRAME) / 2;
  return {
    faceHeight: faceHeight * POSED_FRAME,
    eyeLine: border + y * POSED_FRAME,
    x: border + x * POSED_FRAME,
  };
}

export function framingOf(landmarks: Landmarks, size: number): Framing {
  const [right, left] = [landmarks[33], landmarks[263]];
  return {
    x: (right.x + left.x) / 2 / size,
    y: (right.y + left.y) / 2 / size,
    faceHeight: heightOfFace(landmarks) / size,
  };
}
