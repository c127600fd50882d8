import { LETTERING } from '@likeness/contracts/http/memes';

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}]/u;
/** Characters that must not start a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々]/u;
/** Characters that must not end a line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const SPACE = /^\s+$/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Breaks only when it is wider than a line by itself. */
type Piece = { readonly text: string; readonly isSpaced: boolean };

/** Grapheme clusters: a composed emoji or a letter with its marks is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** Memes are upper case. */
function asShown(text: string): string {
  return text.normalize('NFC').toUpperCase();
}

/** Direction of the first strongly directional letter. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

export function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let isSpaced = false;
  for (const { segment } of WORDS.segment(paragraph)) {
    if (SPACE.test(segment)) {
      isSpaced = true;
      continue;
    }
    const last = pieces.at(-1);
    if (last && !isSpaced && !mayEndBetween(last.text, segment)) {
      pieces[pieces.length - 1] = { text: last.text + segment, isSpaced: last.isSpaced };
    } else {
      pieces.push({ text: segment, isSpaced: isSpaced && last !== undefined });
    }
    isSpaced = false;
  }
  return pieces;
}

function mayEndBetween(before: string, after: string): boolean {
  if (CLOSING.test(after) || OPENING.test(before)) return false;
  return UNSPACED.test(before) || UNSPACED.test(after);
}

/** Center of a text, in percent of the picture's width and height. */
export type Place = { readonly x: number; readonly y: number };

const NEAREST = 5;
const FARTHEST = 95;

const within = (value: number) => Math.min(FARTHEST, Math.max(NEAREST, value));

export function clampPlace({ x, y }: Place): Place {
  return { x: within(x), y: within(y) };
}

/** Share of the picture's width: the watermark's height with its margin and a gap. */
const WATERMARK_BAND = 0.12;

/** Lowest edge of a text at its default place, as a share of the picture's height. */
export function standardFloor(aspectRatio: number, hasWatermark: boolean): number {
  return hasWatermark ? 1 - WATERMARK_BAND * aspectRatio : 1;
}

/** A line takes a larger share of the height in a wide picture than in a tall one. */
export function standardPlaces(aspectRatio: number): { top: Place; bottom: Place } {
  if (aspectRatio > 1.4) return { top: { x: 50, y: 13 }, bottom: { x: 50, y: 83 } };
  if (aspectRatio < 0.75) return { top: { x: 50, y: 8 }, bottom: { x: 50, y: 88 } };
  return { top: { x: 50, y: 10 }, bottom: { x: 50, y: 85 } };
}

/** In px of the displayed picture; the export scales them up with it. */
type TextSizes = {
  readonly smallest: number;
  readonly standard: number;
  readonly largest: number;
};

const SIZES: readonly (TextSizes & { readonly below: number })[] = [
  { below: 480, smallest: 12, standard: 24, largest: 48 },
  { below: 768, smallest: 16, standard: 28, largest: 60 },
  { below: 1024, smallest: 18, standard: 32, largest: 72 },
  { below: Infinity, smallest: 20, standard: 36, largest: 84 },
];

/** The server draws no smaller letters on a stage of this width. */
export function textSizesAt(windowWidth: number, stageWidth = 0): TextSizes {
  const { smallest, standard, largest } =
    SIZES.find(({ below }) => windowWidth < below) ?? SIZES[SIZES.length - 1]!;
  const least = Math.ceil(stageWidth * LETTERING.smallest);
  return { smallest: Math.max(smallest, least), standard: Math.max(standard, least), largest };
}

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
