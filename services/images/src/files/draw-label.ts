import type { PixelBox } from '@likeness/contracts/http/download-formats';
import type { Language } from '@likeness/contracts/text/languages';
import { type MemeFonts, pathsOf } from '../pixels/meme-fonts.js';

/** Article 50 of the AI Act and the Code of Practice name these two kinds. */
export type LabelKind = 'modified' | 'generated';

const WORDS: Record<LabelKind, Record<Language, string>> = {
  modified: { en: 'AI-modified', de: 'KI-bearbeitet' },
  generated: { en: 'AI-generated', de: 'KI-generiert' },
};

/** Height of the label by the shorter side, at least this many pixels; other lengths by its height. */
const HEIGHT = 0.045;
const LEAST_PIXELS = 16;
const MARGIN = 0.5;
const LETTERS = 0.6;
const BASELINE = 0.73;

type Size = { readonly width: number; readonly height: number };
type Label = { readonly kind: LabelKind; readonly language: Language; readonly icon?: string };

/**
 * An SVG of the label in a corner, or else at a side. The visible watermark is at the lower right, so
 * that corner comes last.
 * @param icon a data URI
 * @param isTaken by the head, or letters
 */
export function drawLabel(
  { kind, language, icon }: Label,
  fonts: MemeFonts,
  picture: Size,
  isTaken: (box: PixelBox) => boolean = () => false,
): string {
  const height = Math.max(LEAST_PIXELS, HEIGHT * Math.min(picture.width, picture.height));
  const fontSize = LETTERS * height;
  const shaped = fonts.shape(WORDS[kind][language]);
  const before = icon === undefined ? MARGIN * height : 1.25 * height;
  const width = before + shaped.width * fontSize + MARGIN * height;
  const { x, y } = placeFor({ width, height }, picture, isTaken);
  const line = { ...shaped, left: x + before, baseline: y + BASELINE * height };
  const image =
    icon === undefined
      ? ''
      : `<image href="${icon}" x="${x + 0.25 * height}" y="${y + 0.1 * height}" width="${0.8 * height}" height="${0.8 * height}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${0.2 * height}" fill="#000" fill-opacity=".75"/>
    ${image}<g fill="#fff">${pathsOf({ lines: [line], fontSize })}</g></svg>`;
}

function placeFor({ width, height }: Size, picture: Size, isTaken: (box: PixelBox) => boolean) {
  const [left, top] = [MARGIN * height, MARGIN * height];
  const [right, bottom] = [picture.width - width - left, picture.height - height - top];
  const corners = [
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
  ] as const;
  const sides = Array.from({ length: Math.floor(bottom / height) }, (_, i) => bottom - i * height);
  const places = [...corners, ...[left, right].flatMap((x) => sides.map((y) => ({ x, y })))];
  return places.find((place) => !isTaken({ ...place, width, height })) ?? corners[0];
}
