import {
  NO_BACKDROP,
  type PAPER_BACKDROPS,
  type PortraitFinish,
} from '@likeness/contracts/generation/portrait-finish';
import { type Hex, parseHex, toHex } from '../../../imaging/colour.js';
import { type Backdrop, BEFORE_NOTHING, sweep } from '../model/backdrop.js';
import { NO_RETOUCH, type Style } from '../model/style.js';

type Paper = readonly [inner: Hex, outer: Hex];

const PAPERS: Readonly<Record<(typeof PAPER_BACKDROPS)[number], Paper>> = {
  white: ['#fdfdfc', '#efeeec'],
  gray: ['#a9afb5', '#5a6067'],
  navy: ['#41597a', '#1a2740'],
  warm: ['#d8c2a8', '#94795f'],
};
/** Lightness of a chosen color at the edge of the picture. */
const AT_EDGE = 0.8;

/** Applied last: a chosen backdrop has the same color in every picture of a set. */
export function finished(style: Style, finish: PortraitFinish | null | undefined): Style {
  if (!finish) return style;
  const { retouch, backdrop } = finish;
  const own = retouch === 'none' ? { ...style, retouch: NO_RETOUCH } : style;
  if (backdrop === null || !style.hasPlainBackdrop) return own;
  // A vignette would change the color.
  return { ...own, backdrops: [paper(backdrop)], grade: { ...style.grade, vignette: 0 } };
}

/** Whether the picture shows only the person. */
export function isCutOutBy(finish: PortraitFinish | null | undefined, style: Style): boolean {
  return finish?.backdrop === NO_BACKDROP && style.hasPlainBackdrop === true;
}

function paper(backdrop: string): Backdrop {
  if (backdrop === NO_BACKDROP) return BEFORE_NOTHING;
  const [inner, outer] =
    backdrop in PAPERS ? PAPERS[backdrop as keyof typeof PAPERS] : paperOf(backdrop as Hex);
  return sweep(inner, outer, { radius: 0.9, texture: 0.008 });
}

function paperOf(color: Hex): Paper {
  return [color, toHex(parseHex(color).map((level) => AT_EDGE * level))];
}
