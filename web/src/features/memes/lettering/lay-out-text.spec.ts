import { LETTERING } from '@likeness/contracts/http/memes';
import {
  clampPlace,
  graphemesOf,
  layOutText,
  piecesOf,
  standardPlaces,
  textSizesAt,
  type TextToLayOut,
} from './lay-out-text.js';

it('a text keeps 5 percent from every edge', () => {
  expect(clampPlace({ x: -40, y: 200 })).toEqual({ x: 5, y: 95 });
  expect(clampPlace({ x: 5, y: 94.5 })).toEqual({ x: 5, y: 94.5 });
});

it('texts begin at the top and the bottom, nearer the middle of a wide picture', () => {
  expect(standardPlaces(1)).toEqual({ top: { x: 50, y: 10 }, bottom: { x: 50, y: 85 } });
  expect(standardPlaces(16 / 9).top.y).toBeGreaterThan(10);
  expect(standardPlaces(16 / 9).bottom.y).toBeLessThan(85);
  expect(standardPlaces(9 / 16).top.y).toBeLessThan(10);
  expect(standardPlaces(9 / 16).bottom.y).toBeGreaterThan(85);
});

it.each([
  [479, 12, 24, 48],
  [480, 16, 28, 60],
  [768, 18, 32, 72],
  [1024, 20, 36, 84],
])('in a window of %i px text is %i, %i or %i px large', (width, smallest, standard, largest) => {
  expect(textSizesAt(width)).toEqual({ smallest, standard, largest });
});

const STAGE = { width: 500, height: 500, sizes: textSizesAt(1440) };
const half = (text: string) => graphemesOf(text).length / 2;
const lay = (given: Partial<TextToLayOut>, stage = STAGE) =>
  layOutText({ text: 'hello', place: { x: 50, y: 10 }, size: 'auto', ...given }, stage, half);
const rowsOf = (text: string, size: number | 'auto' = 36) =>
  lay({ text, size }).lines.map((line) => line.text);

describe('the lines of a meme text', () => {
  it('are in capitals, ß and Greek ones too', () => {
    expect(rowsOf('groß έχω')).toEqual(['GROSS ΈΧΩ']);
  });

  it('end between words and stay within the picture', () => {
    const laid = lay({ text: 'when the build is green on the first try', size: 36 });
    expect(laid.lines.map(({ text }) => text)).toEqual([
      'WHEN THE BUILD IS GREEN',
      'ON THE FIRST TRY',
    ]);
    expect(laid.left).toBeGreaterThanOrEqual(0);
    expect(laid.left + laid.width).toBeLessThanOrEqual(500);
  });

  it('keep the line ends that were typed', () => {
    expect(rowsOf('one\n\n two')).toEqual(['ONE', 'TWO']);
  });

  it('break a word that alone is too wide, between whole characters', () => {
    const family = '👩‍👩‍👧‍👦';
    const rows = rowsOf(family.repeat(60));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.join('')).toBe(family.repeat(60));
    for (const row of rows) expect(row.length % family.length).toBe(0);
  });

  it('keep combining marks with their letters', () => {
    const rows = rowsOf('\u0e01\u0e33'.repeat(40) + 'x\u0301'.repeat(200));
    for (const row of rows) expect(row).not.toMatch(/^\p{M}/u);
  });

  it('end between Chinese words, and never before a full stop', () => {
    const rows = rowsOf('今天天气很好,我们去公园散步。'.repeat(4));
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).not.toMatch(/^[,。]/);
  });

  it('take each paragraph’s direction from its first letter', () => {
    const { lines } = lay({ text: '123 مرحبا hello\nhello مرحبا' });
    expect(lines.map(({ direction }) => direction)).toEqual(['rtl', 'ltr']);
  });

  it('are empty for an empty text', () => {
    expect(lay({ text: ' \n ' })).toMatchObject({ lines: [], height: 0, isClipped: false });
  });
});

describe('the size of a meme text', () => {
  it('is the largest that fits a short text', () => {
    expect(lay({ text: 'hi' }).fontSize).toBe(84);
  });

  it('shrinks with the text, and a long word makes it smaller instead of being broken', () => {
    const sizes = ['hi', 'a'.repeat(20), 'word '.repeat(20)].map((text) => lay({ text }).fontSize);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(lay({ text: 'a'.repeat(20) }).lines).toHaveLength(1);
  });

  it('stays what was chosen when it is not automatic', () => {
    expect(lay({ text: 'word '.repeat(40), size: 50 }).fontSize).toBe(50);
  });

  it('is the smallest for 5,000 characters, and the excess is clipped', () => {
    const laid = lay({ text: 'word '.repeat(1_000) });
    expect(laid).toMatchObject({ fontSize: 20, isClipped: true });
    expect(laid.lines.at(-1)?.text).toMatch(/…$/);
    expect(laid.height).toBeLessThanOrEqual(500 * 0.44);
    expect((half(laid.lines.at(-1)?.text ?? '') + LETTERING.outline) * 20).toBeLessThanOrEqual(
      500 * 0.92,
    );
  });
});

describe('the place of a meme text', () => {
  it('is its centre, as long as all of it fits the picture', () => {
    const laid = lay({ text: 'hi', place: { x: 50, y: 50 }, size: 36 });
    expect(laid.top + laid.height / 2).toBeCloseTo(250);
    for (const place of [
      { x: 5, y: 5 },
      { x: 95, y: 95 },
    ]) {
      const { left, top, width, height } = lay({ text: 'corner words', place, size: 60 });
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(500);
    }
  });

  it('grows with the picture, line by line', () => {
    const text = 'the same words on a larger stage';
    const small = lay({ text, size: 30 });
    const large = layOutText(
      { text, place: { x: 50, y: 10 }, size: 60 },
      { ...STAGE, width: 1000, height: 1000 },
      half,
    );
    expect(large.lines.map((line) => line.text)).toEqual(small.lines.map((line) => line.text));
    expect(large.top).toBeCloseTo(small.top * 2);
  });
});

it('marks and brackets stay with the word that they belong to', () => {
  expect(piecesOf('("well," she said)').map(({ text }) => text)).toEqual([
    '("well,"',
    'she',
    'said)',
  ]);
});
