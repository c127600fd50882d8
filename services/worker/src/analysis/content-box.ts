import type { RgbImage } from '../imaging/rgb-image.js';
import type { Box } from './geometry.js';

/** Of 255, in any channel: more than the noise of JPEG. */
const APART = 16;
/** Share of a line that differs from the border's color: noise, and the straight edge of a picture. */
const NOISE = 0.02;
const EDGE = 0.4;
/** In px: JPEG blurs an edge over a block. */
const SOFT = 8;

type Line = { readonly start: number; readonly step: number; readonly length: number };

/** The picture without borders of one color, such as those of a screenshot. */
export function contentBox(image: RgbImage): Box {
  const { width, height } = image;
  const row = (y: number): Line => ({ start: y * width, step: 1, length: width });
  const column = (x: number): Line => ({ start: x, step: width, length: height });
  const top = borderOf(image, height, row);
  const bottom = borderOf(image, height, (i) => row(height - 1 - i));
  const left = borderOf(image, width, column);
  const right = borderOf(image, width, (i) => column(width - 1 - i));
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/** A plain wall has no straight edge towards the person. @returns lines of the border */
function borderOf(image: RgbImage, lines: number, lineAt: (index: number) => Line): number {
  const { start } = lineAt(0);
  const differing = (index: number) => shareApart(image, lineAt(index), start);
  for (let index = 0; index < lines / 2; index += 1) {
    if (differing(index) <= NOISE) continue;
    return differing(Math.min(index + SOFT, lines - 1)) >= EDGE ? index : 0;
  }
  return 0;
}

function shareApart({ data }: RgbImage, { start, step, length }: Line, pixel: number): number {
  let apart = 0;
  for (let i = 0, at = start * 3; i < length; i += 1, at += step * 3) {
    for (let channel = 0; channel < 3; channel += 1) {
      if (Math.abs(data[at + channel] - data[pixel * 3 + channel]) <= APART) continue;
      apart += 1;
      break;
    }
  }
  return apart / length;
}
