import type { PixelBox } from '@likeness/contracts/http/download-formats';
import type { Box } from '../../analysis/geometry.js';
import { max, min, round } from '../../imaging/math.js';
import { clamp } from '../../imaging/scalar.js';

const EARS = 0.12;
/** Most hair on each side, in face widths; a crop may trim wider hair. */
const MOST_HAIR = 0.22;
/** Hair above the forehead, in face heights. */
const ABOVE = 0.45;

/** Includes an estimate of unknown hair. */
export function headAround(
  face: Box,
  picture: { readonly width: number; readonly height: number },
  hair: Box = { ...face, y: face.y - ABOVE * face.height },
): PixelBox {
  const beside = (hairWidth: number) => clamp(hairWidth, EARS * face.width, MOST_HAIR * face.width);
  const x = max(0, round(face.x - beside(face.x - hair.x)));
  const y = max(0, round(min(hair.y, face.y)));
  const edge = face.x + face.width;
  const right = min(picture.width, round(edge + beside(hair.x + hair.width - edge)));
  return {
    x,
    y,
    width: right - x,
    height: min(picture.height, round(face.y + face.height)) - y,
  };
}
