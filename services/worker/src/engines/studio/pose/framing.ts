import type { Framing } from '../../portrait/portrait-engine.js';
import type { Hold } from '../scene/compose.js';
import { heightOfFace, type Landmarks } from '../../portrait/landmarks.js';
import { clamp } from '../../../imaging/scalar.js';

/** The frame's side as a share of the prepared scene's: what is left is the seed's to play with. */
export const POSED_FRAME = 0.96;

/** Nearer the photo seldom suffices, farther the face is too small to be like anybody. */
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

/** Where the scene must hold the face, so that a frame in its middle holds it as wanted. */
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
