import { suite } from '@likeness/testing/suite';
import { MultiReferenceEngine } from '../engines/multi-reference/multi-reference-engine.js';
import type { PersonPortrait } from '../engines/portrait/portrait-engine.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { builtModels } from '../testing/built-models.js';
import { loadBenchPhotos } from './bench-photos.js';
import { answerTo, MEASURES, renderPrompt } from './measure-wishes.js';

const studio = suite(() => StudioEngine.open({ modelsDir: builtModels() }));
let person: RgbImage;
const render = (prompt: string) =>
  renderPrompt(new MultiReferenceEngine(studio, studio.photos), person, prompt, 256);
const plain = new Map<string, PersonPortrait>();

beforeAll(async () => {
  [person] = (await loadBenchPhotos()) as [RgbImage];
});

/** `npm run bench -- wishes` measures every style with every kind of wish on two faces. */
const PROMPTS: readonly (readonly [prompt: string, shown: keyof typeof MEASURES])[] = [
  ['white background', 'white'],
  ['transparent background', 'nothing'],
  ['plain blue background', 'blue'],
  ['red background', 'red'],
  ['dark green background', 'green'],
  ['black background', 'dark'],
  ['forest', 'green'],
  ['blurred beach with palms', 'blue above'],
  ['beach at sunset', 'warm above'],
  ['mountains', 'daylight'],
  ['snow', 'bright'],
  ['meadow', 'blue above'],
  ['desert', 'blue above'],
  ['ocean', 'blue above'],
  ['city by day', 'daylight'],
  ['city at night', 'night'],
  ['on a stage', 'dark'],
  ['in space', 'dark'],
  ['film noir with venetian blinds', 'grey'],
  ['black and white', 'grey'],
  ['pencil drawing', 'grey'],
  ['watercolour on white paper', 'bright'],
  ['charcoal drawing, white background', 'white'],
  ['pencil, white background', 'white'],
  ['watercolour, white background', 'white'],
  ['engraving, white background', 'white'],
  ['black and white, red background', 'red'],
  ['film noir, red background', 'red'],
  ['watercolour, ocean', 'place'],
  ['ink wash, ocean', 'place'],
  ['pencil, transparent background', 'nothing'],
  ['stained glass, red background', 'red'],
  ['film noir, falling snow', 'weather'],
  ['comic, rain', 'weather'],
  ['watercolour, fog', 'weather'],
  ['comic, close-up', 'closer'],
  ['vintage film, dramatic light', 'another light'],
  ['oil painting, sepia', 'other colors'],
];

it.each(PROMPTS)('shows what it says of “%s”: %s', async (prompt, shown) => {
  const [first] = prompt.split(', ') as [string];
  const without = plain.get(first) ?? (await render(first));
  plain.set(first, without);
  const portrait = await render(prompt);
  expect(answerTo(prompt)).toBe('yes');
  expect(MEASURES[shown](portrait, without)).toBe(true);
  expect(portrait.record.unmetCodes ?? []).toEqual([]);
  expect(portrait.likeness.euclid).toBeLessThanOrEqual(0.5);
});

it.each([
  ['pencil, beach', 'beach (Pencil has no scenery)'],
  ['pencil, at night', 'at night (Pencil has no scenery)'],
  ['pencil, black background', 'black background (not in the style Pencil)'],
  ['pencil, red background', 'red background (only in part in the style Pencil)'],
  ['pop art, candle light', 'candle light (only in part in the style Pop art)'],
  ['stained glass, beach', 'beach (only in part in the style Stained glass)'],
  ['golden sunset in a city at night', 'at night (“sunset” came first)'],
  ['beach, white background', 'white background (“beach” came first)'],
])('announces that “%s” is not in the picture', async (prompt, words) => {
  const { record } = await render(prompt);
  expect(record.unmet).toEqual([words]);
});

it('keeps with the picture why its main wish was not followed', async () => {
  const { record } = await render('red dress on a beach');
  expect(record.mainUnmet).toBe('red dress (clothes stay as in the photo)');
});
