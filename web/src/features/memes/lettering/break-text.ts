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
export type Piece = { readonly text: string; readonly isSpaced: boolean };

/** Grapheme clusters: a composed emoji or a letter with its marks is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** Memes are upper case. */
export function asShown(text: string): string {
  return text.normalize('NFC').toUpperCase();
}

/** Direction of the first strongly directional letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
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
