import type { RgbImage } from '../../imaging/rgb-image.js';
import type { Box } from '../geometry.js';

/** Of 255, in any channel: more than the noise of JPEG. */
const APART = 16;
/** Share of a line that differs from the border's color: noise and the symbols of a status bar. */
const SYMBOLS = 0.3;
/** The straight edge of a picture: the share of its first line, and the least step to it. */
const EDGE = 0.6;
const STEP = 0.5;
/** In px: JPEG blurs an edge over a block. */
const SOFT = 8;
/** Bars of a screenshot have up to three colors. */
const MOST_BARS = 3;

type Side = { readonly lines: number; readonly lineAt: (index: number) => Line };
type Line = { readonly start: number; readonly step: number; readonly length: number };

/** The picture without bars of one color, such as those of a screenshot. */
export function contentBox(image: RgbImage): Box {
  let box: Box = { x: 0, y: 0, width: image.width, height: image.height };
  for (let bar = 0; bar < MOST_BARS; bar += 1) {
    const smaller = withoutBars(image, box);
    if (smaller.width === box.width && smaller.height === box.height) break;
    box = smaller;
  }
  return box;
}

function withoutBars(image: RgbImage, { x, y, width, height }: Box): Box {
  const across = image.width;
  const row = (at: number): Line => ({ start: at * across + x, step: 1, length: width });
  const column = (at: number): Line => ({ start: y * across + at, step: across, length: height });
  const of = (lines: number, lineAt: Side['lineAt']) => borderOf(image, { lines, lineAt });
  const top = of(height, (i) => row(y + i));
  const bottom = of(height, (i) => row(y + height - 1 - i));
  const left = of(width, (i) => column(x + i));
  const right = of(width, (i) => column(x + width - 1 - i));
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/** A plain wall has no straight edge towards the person. @returns lines of the border */
function borderOf(image: RgbImage, { lines, lineAt }: Side): number {
  const { start } = lineAt(0);
  const differing = (index: number) => shareApart(image, lineAt(Math.min(index, lines - 1)), start);
  for (let index = 0; index < lines / 2; index += 1) {
    const [here, next] = [differing(index), differing(index + SOFT)];
    if (next >= EDGE && next - here >= STEP) return firstOfPicture(index);
    if (here > SYMBOLS) return 0;
  }
  return 0;

  function firstOfPicture(index: number): number {
    let first = index;
    while (differing(first) <= SYMBOLS) first += 1;
    return first;
  }
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
