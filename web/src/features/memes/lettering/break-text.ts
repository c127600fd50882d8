const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}]/u;
/** What does not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々]/u;
/** What does not end one. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const SPACE = /^\s+$/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A part of a line that is broken only when it alone is too wide. */
export type Piece = { readonly text: string; readonly isSpaced: boolean };

/** What people see as single characters: an emoji of many parts or a letter with its marks is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** Memes shout. */
export function asShown(text: string): string {
  return text.normalize('NFC').toUpperCase();
}

/** The direction of the first letter that has one. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/** The pieces of a paragraph between which a line may end. */
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
