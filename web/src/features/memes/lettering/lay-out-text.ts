import { LETTERING } from '@likeness/contracts/http/memes';
import { asShown, directionOf, graphemesOf, type Piece, piecesOf } from './break-text.js';
import type { Place } from './places.js';
import type { TextSizes } from './text-sizes.js';

/** Width of a text at a font size of 1 px. */
export type Measure = (text: string) => number;

export type TextToLayOut = {
  readonly text: string;
  readonly place: Place;
  /** In stage pixels; `auto` is the largest size that fits the text's area. */
  readonly size: number | 'auto';
  /** Lowest allowed edge, as a share of the picture's height. */
  readonly floor?: number;
};

export type Stage = { readonly width: number; readonly height: number; readonly sizes: TextSizes };

type LaidOutLine = {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
  readonly x: number;
  readonly y: number;
};

export type LaidOutText = {
  readonly lines: readonly LaidOutLine[];
  readonly fontSize: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isClipped: boolean;
};

const { outline: OUTLINE, lineHeight: LINE_HEIGHT, tallest: TALLEST } = LETTERING;
/** Shares of the picture: maximum text width, preferred height. */
const WIDEST = 0.92;
const PREFERRED_HEIGHT = 0.3;
const MARGIN = 0.02;
const ELLIPSIS = '…';

type Row = { readonly text: string; readonly direction: 'ltr' | 'rtl' };
type Paragraph = { readonly direction: 'ltr' | 'rtl'; readonly pieces: readonly Sized[] };
type Sized = Piece & { readonly em: number };
type Rows = { readonly rows: readonly Row[]; readonly hasBrokenWord: boolean };

export function layOutText(
  { text, place, size, floor = 1 }: TextToLayOut,
  stage: Stage,
  measure: Measure,
): LaidOutText {
  const widest = stage.width * WIDEST;
  const paragraphs = paragraphsOf(text, measure);
  const rowsAt = (fontSize: number) => rowsOf(paragraphs, widest / fontSize - OUTLINE, measure);
  const fontSize = size === 'auto' ? fittingSize(rowsAt, stage) : size;
  const { rows } = rowsAt(fontSize);
  const lineHeight = fontSize * LINE_HEIGHT;
  const room = Math.max(1, Math.floor((stage.height * TALLEST) / lineHeight));
  const isClipped = rows.length > room;
  const shown = isClipped
    ? withEllipsis(rows.slice(0, room), widest / fontSize - OUTLINE, measure)
    : rows;

  const width = (Math.max(0, ...shown.map((row) => measure(row.text))) + OUTLINE) * fontSize;
  const height = shown.length * lineHeight;
  const left = clampStart((place.x / 100) * stage.width - width / 2, width, stage.width);
  const lowest = Math.min(floor, 1 - MARGIN) * stage.height - height;
  const top = Math.min(
    clampStart((place.y / 100) * stage.height - height / 2, height, stage.height),
    Math.max(0, lowest),
  );
  const lines = shown.map((row, index) => ({
    ...row,
    x: left + width / 2,
    y: top + (index + 0.5) * lineHeight,
  }));
  return { lines, fontSize, left, top, width, height, isClipped };
}

function fittingSize(rowsAt: (fontSize: number) => Rows, { height, sizes }: Stage): number {
  const fits = (fontSize: number) => {
    const { rows, hasBrokenWord } = rowsAt(fontSize);
    return !hasBrokenWord && rows.length * fontSize * LINE_HEIGHT <= height * PREFERRED_HEIGHT;
  };
  let [low, high] = [sizes.smallest, sizes.largest];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function paragraphsOf(text: string, measure: Measure): Paragraph[] {
  return asShown(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      direction: directionOf(line),
      pieces: piecesOf(line).map((piece) => ({ ...piece, em: measure(piece.text) })),
    }));
}

function rowsOf(paragraphs: readonly Paragraph[], widest: number, measure: Measure): Rows {
  const space = measure(' ');
  const rows: Row[] = [];
  let hasBrokenWord = false;
  for (const { direction, pieces } of paragraphs) {
    let line = '';
    let taken = 0;
    const end = () => {
      if (line !== '') rows.push({ text: line, direction });
      line = '';
      taken = 0;
    };
    for (const piece of pieces) {
      const gap = line !== '' && piece.isSpaced ? space : 0;
      if (line !== '' && taken + gap + piece.em > widest) end();
      if (piece.em <= widest) {
        const joint = line !== '' && piece.isSpaced ? ' ' : '';
        taken += (joint === '' ? 0 : space) + piece.em;
        line += joint + piece.text;
        continue;
      }
      hasBrokenWord = true;
      for (const grapheme of graphemesOf(piece.text)) {
        const em = measure(grapheme);
        if (line !== '' && taken + em > widest) end();
        line += grapheme;
        taken += em;
      }
    }
    end();
  }
  return { rows, hasBrokenWord };
}

function withEllipsis(rows: readonly Row[], widest: number, measure: Measure): Row[] {
  const last = rows.at(-1);
  if (!last) return [];
  const kept = graphemesOf(last.text.trimEnd());
  while (kept.length > 0 && measure(kept.join('') + ELLIPSIS) > widest) kept.pop();
  return [...rows.slice(0, -1), { ...last, text: kept.join('').trimEnd() + ELLIPSIS }];
}

/** Clamps a start so that the box stays within the picture; centers it if it is too large. */
function clampStart(begin: number, length: number, whole: number): number {
  const margin = whole * MARGIN;
  if (length + 2 * margin > whole) return (whole - length) / 2;
  return Math.min(whole - margin - length, Math.max(margin, begin));
}
