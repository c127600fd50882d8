import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

const { resolve } = createRequire(import.meta.url);
const EMOJI_PARTS = 11;
/** In the order of preference. */
const FILES = [
  ...['latin', 'latin-ext', 'vietnamese'].map((part) => `anton/files/anton-${part}-400-normal`),
  ...Array.from({ length: EMOJI_PARTS }, (_, i) => `noto-emoji/files/noto-emoji-${i}-700-normal`),
];
/** Joins or styles its neighbors, and shows nothing itself. */
const INVISIBLE = /\u200d|\ufe0e|\ufe0f/gu;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

type LoadedFont = {
  readonly font: Font;
  readonly upem: number;
  readonly known: Set<number>;
  /** By glyph. Filled at the start: each takes 40 µs. */
  readonly paths: Map<number, string>;
};
type Glyph = { readonly path: string; readonly x: number; readonly y: number };
/** A part of a line in one font; positions in units of the em. */
type Run = { readonly x: number; readonly upem: number; readonly glyphs: readonly Glyph[] };
export type ShapedLine = { readonly runs: readonly Run[]; readonly width: number };
export type PlacedLine = ShapedLine & { readonly left: number; readonly baseline: number };
type PlacedText = { readonly lines: readonly PlacedLine[]; readonly fontSize: number };

/** The fonts that the page shows memes in. */
export class MemeFonts {
  private constructor(private readonly fonts: readonly LoadedFont[]) {}

  static async load(): Promise<MemeFonts> {
    const fonts: LoadedFont[] = [];
    for (const file of FILES) {
      const woff = await readFile(resolve(`@fontsource/${file}.woff`));
      const face = new Face(new Blob(sfntOf(woff)));
      const known = new Set(face.collectUnicodes());
      const font = new Font(face);
      const glyphs = Array.from(known, (unicode) => font.nominalGlyph(unicode) ?? 0);
      const paths = new Map(glyphs.map((glyph) => [glyph, font.glyphToPath(glyph)]));
      fonts.push({ font, upem: face.upem, known, paths });
    }
    return new MemeFonts(fonts);
  }

  /** Characters that no font has. */
  missingIn(text: string): string[] {
    return graphemesOf(text).filter((grapheme) => this.#fontOf(grapheme) === undefined);
  }

  /** In units of the font size. Leaves out characters that no font has. */
  shape(text: string): ShapedLine {
    const runs: Run[] = [];
    let width = 0;
    for (const { font, upem, paths, words } of this.#partsOf(text)) {
      const buffer = new Buffer();
      buffer.addText(words);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      let x = 0;
      const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const path = paths.get(glyph) ?? font.glyphToPath(glyph);
        paths.set(glyph, path);
        const placed = { path, x: x + xOffset, y: yOffset };
        x += xAdvance;
        return placed;
      });
      runs.push({ x: width, upem, glyphs });
      width += x / upem;
    }
    return { runs, width };
  }

  #partsOf(text: string) {
    const parts: (LoadedFont & { words: string })[] = [];
    for (const grapheme of graphemesOf(text)) {
      const font = this.#fontOf(grapheme);
      const last = parts.at(-1);
      if (!font) continue;
      if (last?.font === font.font) last.words += grapheme;
      else parts.push({ ...font, words: grapheme });
    }
    return parts;
  }

  #fontOf(grapheme: string): LoadedFont | undefined {
    const letters = Array.from(
      grapheme.replaceAll(INVISIBLE, ''),
      (one) => one.codePointAt(0) ?? 0,
    );
    return this.fonts.find(({ known }) => letters.every((letter) => known.has(letter)));
  }
}

/** SVG paths. @param outline width of a stroke, in em */
export function pathsOf({ lines, fontSize }: PlacedText, outline = 0): string {
  return lines
    .flatMap(({ runs, left, baseline }) =>
      runs.map(({ x, upem, glyphs }) => {
        const scale = fontSize / upem;
        const place = `translate(${left + x * fontSize} ${baseline}) scale(${scale} ${-scale})`;
        const stroke = outline > 0 ? ` stroke-width="${outline * upem}"` : '';
        const paths = glyphs.map((glyph) => {
          return `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`;
        });
        return `<g transform="${place}"${stroke}>${paths.join('')}</g>`;
      }),
    )
    .join('');
}

/** Unpacks WOFF (https://www.w3.org/TR/WOFF/), which HarfBuzz does not read. */
function sfntOf(woff: Uint8Array): ArrayBuffer {
  const from = new DataView(woff.buffer, woff.byteOffset);
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + 20 * index;
    const [offset, packed, size] = [4, 8, 12].map((field) => from.getUint32(at + field));
    const bytes = woff.subarray(offset, offset! + packed!);
    return { at, bytes: packed === size ? bytes : inflateSync(bytes) };
  });
  const starts = 12 + 16 * count;
  const whole = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), starts);
  const sfnt = new Uint8Array(whole);
  const to = new DataView(sfnt.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let start = starts;
  for (const [index, { at, bytes }] of tables.entries()) {
    const entry = 12 + 16 * index;
    [from.getUint32(at), from.getUint32(at + 16), start, bytes.length].forEach((value, field) =>
      to.setUint32(entry + 4 * field, value),
    );
    sfnt.set(bytes, start);
    start += padded(bytes.length);
  }
  return sfnt.buffer;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}
