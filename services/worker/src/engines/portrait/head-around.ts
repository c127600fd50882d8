import type { PixelBox } from '@likeness/contracts/photos/download-formats';
import type { Box } from '../../analysis/geometry.js';
import { max, min, round } from '../../imaging/math.js';

/** Ears on each side, in face widths. */
const BESIDE = 0.12;
/** Hair above the forehead, in face heights. */
const ABOVE = 0.45;

/** Includes an estimate of unknown hair. */
export function headAround(
  face: Box,
  picture: { readonly width: number; readonly height: number },
  hair: Box = { ...face, y: face.y - ABOVE * face.height },
): PixelBox {
  const x = max(0, round(min(hair.x, face.x - BESIDE * face.width)));
  const y = max(0, round(min(hair.y, face.y)));
  const right = max(hair.x + hair.width, face.x + (1 + BESIDE) * face.width);
  return {
    x,
    y,
    width: min(picture.width, round(right)) - x,
    height: min(picture.height, round(face.y + face.height)) - y,
  };
}
