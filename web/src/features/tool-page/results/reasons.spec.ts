import type { Recipe } from '@likeness/contracts/http/recipe';
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { unmetOf } from '../../../lib/prompt-answers/unmet-of.js';
import { priceOf } from '../../pricing/prices.fixtures.js';
import { makeImage } from '../../runs/run/run.fixtures.js';
import { emptySlot, type Slot } from '../../runs/run/slot.js';
import { cleanPriceWords, keptWords, missedReasons, unmetOfAll } from './reasons.js';

it('names the day on which the first portrait goes', () => {
  const images = ['2026-05-22', '2026-05-21'].map((day) =>
    imageNamed(day, { expires_at: `${day}T10:00:00.000Z` }),
  );
  expect(keptWords(images)).toBe('We keep these portraits until 21 May 2026.');
  expect(keptWords(images.slice(0, 1))).toBe('We keep this portrait until 22 May 2026.');
  expect(keptWords([imageNamed('kept')])).toBeNull();
});

it('gives the price of one clean portrait by the packs, or in credits without them', () => {
  expect(cleanPriceWords([priceOf('large', 1299, 160), priceOf('small', 299, 25)])).toBe(
    'Without a watermark, a portrait costs about $0.08 to $0.12.',
  );
  expect(cleanPriceWords([priceOf('small', 250, 25)])).toBe(
    'Without a watermark, a portrait costs about $0.10.',
  );
  expect(cleanPriceWords([])).toBe('Without a watermark, a portrait costs 1 credit.');
});

const slot = (index: number, state: Slot['state'], detail: string | null = null): Slot => ({
  ...emptySlot(index),
  state,
  detail,
});

describe('missedReasons', () => {
  it('gathers the numbers that share a reason', () => {
    expect(
      missedReasons([
        slot(0, 'done'),
        slot(1, 'refused', 'Not like you.'),
        slot(2, 'failed', 'A fault.'),
        slot(3, 'refused', 'Not like you.'),
        slot(4, 'expired'),
      ]),
    ).toEqual([
      { numbers: [2, 4], words: 'Not like you.' },
      { numbers: [3], words: 'A fault.' },
      { numbers: [5], words: 'No reason was given.' },
    ]);
  });

  it('needs no reason for what was cancelled or is still being made', () => {
    expect(missedReasons([slot(0, 'cancelled'), slot(1, 'queued')])).toEqual([]);
  });
});

const image = (n: number, unmet: unknown) => ({
  ...makeImage(n),
  creation_method_config: { unmet } as Recipe,
});

it('reads what could not be honoured from the recipe, and nothing else', () => {
  expect(unmetOf(image(1, ['a horse', '', 7]))).toEqual(['a horse']);
  expect(unmetOf(image(1, 'a horse'))).toEqual([]);
  expect(unmetOf({ ...makeImage(1), creation_method_config: null })).toEqual([]);
});

it('says each thing once, with the images it holds for', () => {
  expect(
    unmetOfAll([
      { index: 0, image: image(1, ['a horse', 'a hat']) },
      { index: 2, image: image(3, ['a horse', 'a horse']) },
    ]),
  ).toEqual([
    { words: 'a horse', numbers: [1, 3] },
    { words: 'a hat', numbers: [1] },
  ]);
});
