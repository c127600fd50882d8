import { STYLE_WISHES } from '@likeness/prompts/available-wishes';
import { MultiReferenceEngine } from './multi-reference-engine.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { loadBenchPhotos, loadClosePhoto } from '../../bench/bench-photos.js';
import { answerTo, MEASURES, renderPrompt, WISHES } from './testing/measure-wishes.js';
import { studioSuite } from '../../testing/suites.js';

const studio = studioSuite();
let engine: MultiReferenceEngine;
let people: Record<'far' | 'close', RgbImage>;
const render = (prompt: string, face: keyof typeof people = 'far') =>
  renderPrompt(engine, people[face], prompt, 192);

beforeAll(async () => {
  engine = new MultiReferenceEngine(studio, studio.photos);
  const [far] = (await loadBenchPhotos()) as [RgbImage];
  people = { far, close: await loadClosePhoto() };
});

/** A wish that each style says it shows; with `ALL_WISHES=1`, all of them. */
const CELLS = STYLE_WISHES.flatMap((style, i) => {
  const said = Object.keys(WISHES).filter((wish) => answerTo(`${style}, ${wish}`) === 'yes');
  const wishes = process.env['ALL_WISHES'] ? said : [said[(5 * i) % said.length]];
  return wishes.map((wish) => [style, wish, i % 2 ? 'close' : 'far'] as const);
});

it.each(CELLS)('%s shows “%s” as it says, %s', async (style, wish, face) => {
  const portrait = await render(`${style}, ${wish}`, face);
  const isShown: (...both: (typeof portrait)[]) => boolean = MEASURES[WISHES[wish]];
  const plain = isShown.length > 1 ? await render(style, face) : portrait;
  expect(isShown(portrait, plain)).toBe(true);
  expect(portrait.record.unmetCodes ?? []).toEqual([]);
});

const PROMPTS: readonly (readonly [prompt: string, shown: keyof typeof MEASURES])[] = [
  ['plain blue background', 'blue'],
  ['forest', 'green'],
  ['blurred beach with palms', 'blue above'],
  ['beach at sunset', 'warm above'],
  ['mountains', 'daylight'],
  ['snow', 'bright'],
  ['meadow', 'blue above'],
  ['desert', 'blue above'],
  ['ocean', 'blue above'],
  ['city by day', 'daylight'],
  ['on a stage', 'dark'],
  ['in space', 'dark'],
  ['film noir with venetian blinds', 'grey'],
  ['pencil, white background', 'white'],
  ['black and white, red background', 'red'],
];

it.each(PROMPTS)('shows what it says of “%s”: %s', async (prompt, shown) => {
  const portrait = await render(prompt);
  expect(answerTo(prompt)).toBe('yes');
  expect(MEASURES[shown](portrait, portrait)).toBe(true);
  expect(portrait.record.unmetCodes ?? []).toEqual([]);
  expect(portrait.likeness.euclid).toBeLessThanOrEqual(0.5);
});

it.each([
  ['pencil, beach', 'beach (Pencil has no scenery)'],
  ['pencil, red background', 'red background (only in part in the style Pencil)'],
  ['pop art, candle light', 'candle light (only in part in the style Pop art)'],
  ['beach, white background', 'white background (“beach” came first)'],
])('announces that “%s” is not in the picture', async (prompt, words) => {
  const { record } = await render(prompt);
  expect(record.unmet).toEqual([words]);
});

it('keeps with the picture why its main wish was not followed', async () => {
  const { record } = await render('red dress on a beach');
  expect(record.mainUnmet).toBe('red dress (clothes stay as in the photo)');
});
