import { AppError } from '@likeness/contracts/errors/app-error';
import {
  LETTERING,
  type MemeRequest,
  type MemeText,
  outlineOf,
} from '@likeness/contracts/http/memes';
import { type MemeFonts, type PlacedLine, pathsOf } from '../pixels/meme-fonts.js';

type Size = { readonly width: number; readonly height: number };
type PlacedText = { readonly lines: readonly PlacedLine[]; readonly fontSize: number };

/** In em: few texts are as narrow on average. Bounds the work before it begins. */
const NARROWEST = 0.3;
/** Of each half of an emoji; combining marks take as long. */
const NARROWEST_EMOJI = 0.6;
const EMOJI = /[\u0300-\u036f]|\u200d|[\u2190-\uffff]/g;
/** Some emoji are drawn with 30 kB. */
const MOST_PATH_CHARACTERS = 1_000_000;
/** Rounding of the page. */
const TOLERANCE = 1.02;

/**
 * An SVG of the texts, in which glyphs are paths. Our signature says that a meme is an edited
 * portrait, so half of the portrait stays visible, and letters are too large to draw a picture.
 * @throws AppError LETTERING_INVALID, LETTERING_TOO_DENSE
 */
export function drawLettering(
  { texts, color }: Pick<MemeRequest, 'texts' | 'color'>,
  fonts: MemeFonts,
  picture: Size,
): string {
  const most = LETTERING.mostCovered * picture.width * picture.height;
  const least = texts.reduce((sum, text) => sum + leastAreaOf(text, picture), 0);
  if (least > most) throw new AppError('LETTERING_TOO_DENSE');
  const missing = fonts.missingIn(texts.flatMap(({ lines }) => lines).join(''));
  if (missing.length > 0) throw unknownCharacters(missing);
  const placed = texts.map((text) => placedText(text, fonts, picture));
  const covered = placed.reduce((sum, text) => sum + areaOf(text), 0);
  if (covered > most || pathCharactersOf(placed) > MOST_PATH_CHARACTERS) {
    throw new AppError('LETTERING_TOO_DENSE');
  }
  const { width, height } = picture;
  const layers = placed.flatMap((text) => [
    // All outlines first: none may cover the letters of the line above.
    `<g fill="none" stroke="${outlineOf(color)}" stroke-linejoin="round">${pathsOf(text, LETTERING.outline)}</g>`,
    `<g fill="${color}">${pathsOf(text)}</g>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layers.join('')}</svg>`;
}

function placedText({ lines, size, x, y }: MemeText, fonts: MemeFonts, picture: Size): PlacedText {
  const fontSize = size * picture.width;
  const lineHeight = fontSize * LETTERING.lineHeight;
  const height = lines.length * lineHeight;
  if (height > TOLERANCE * LETTERING.tallest * picture.height && lines.length > 1) {
    throw new AppError('LETTERING_TOO_DENSE');
  }
  const top = y * picture.height - height / 2;
  return {
    fontSize,
    lines: lines.map((line, index) => {
      const shaped = fonts.shape(line);
      const left = x * picture.width - (shaped.width * fontSize) / 2;
      const middle = top + (index + 0.5) * lineHeight;
      return { ...shaped, left, baseline: middle + LETTERING.baseline * fontSize };
    }),
  };
}

function leastAreaOf({ lines, size }: MemeText, { width }: Size): number {
  const em = lines.reduce((sum, line) => {
    const emoji = line.match(EMOJI)?.length ?? 0;
    return sum + NARROWEST * (line.length - emoji) + NARROWEST_EMOJI * emoji;
  }, 0);
  return em * (size * width) ** 2 * LETTERING.lineHeight;
}

function pathCharactersOf(texts: readonly PlacedText[]): number {
  const runs = texts.flatMap(({ lines }) => lines.flatMap((line) => line.runs));
  return runs.flatMap(({ glyphs }) => glyphs).reduce((sum, { path }) => sum + path.length, 0);
}

function areaOf({ lines, fontSize }: PlacedText): number {
  const em = lines.reduce((sum, { width }) => sum + width + LETTERING.outline, 0);
  return em * fontSize ** 2 * LETTERING.lineHeight;
}

function unknownCharacters(missing: readonly string[]): AppError {
  const characters = [...new Set(missing)].slice(0, 5).join(' ');
  return new AppError(
    'LETTERING_INVALID',
    `Saved memes can show Latin letters and emoji only. Remove ${characters}, or download the meme instead.`,
  );
}
