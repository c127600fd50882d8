import { readFile } from 'node:fs/promises';
import { suite } from '@likeness/testing/suite';
import { builtModels } from '../../testing/built-models.js';
import { decodeImage } from '../../imaging/decode.js';
import { MultiReferenceEngine } from '../multi-reference/multi-reference-engine.js';
import { rgbToLab } from '../../imaging/colour.js';
import { fromRgb } from '../../imaging/planar.js';
import type { PersonPortrait, Reference } from '../portrait/portrait-engine.js';
import { StudioEngine } from '../studio/studio-engine.js';

const SIZE = 256;
const ASTRONAUT = new URL('../../../assets/astronaut.png', import.meta.url);

const modelsDir = builtModels();
let engine: MultiReferenceEngine;
let person: Reference;

const studio = suite(() => StudioEngine.open({ modelsDir }));
beforeAll(async () => {
  engine = new MultiReferenceEngine(studio, studio.photos);
  person = { id: 'person', image: await decodeImage(await readFile(ASTRONAUT)) };
});

function render(positive: string): Promise<PersonPortrait> {
  return engine.render(
    [person],
    {
      style: null,
      prompt: { positive, negative: '' },
      gender: null,
      seed: 3,
      size: SIZE,
      headPose: null,
    },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
}

type Lab = { l: number; a: number; b: number };

function meanOf({ image }: PersonPortrait, [x0, y0, x1, y1]: readonly number[]): Lab {
  const { r, g, b } = fromRgb(image);
  const sum = { l: 0, a: 0, b: 0 };
  const lab = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(y0 * SIZE); y < y1 * SIZE; y++) {
    for (let x = Math.round(x0 * SIZE); x < x1 * SIZE; x++) {
      const i = y * SIZE + x;
      rgbToLab(r[i], g[i], b[i], lab);
      sum.l += lab[0];
      sum.a += lab[1];
      sum.b += lab[2];
      count += 1;
    }
  }
  return { l: sum.l / count, a: sum.a / count, b: sum.b / count };
}

function behind(portrait: PersonPortrait): Lab {
  const [left, right] = beside(portrait);
  return { l: (left.l + right.l) / 2, a: (left.a + right.a) / 2, b: (left.b + right.b) / 2 };
}
function beside(portrait: PersonPortrait): [Lab, Lab] {
  return [meanOf(portrait, [0, 0, 0.14, 0.4]), meanOf(portrait, [0.86, 0, 1, 0.4])];
}
const above = (portrait: PersonPortrait) => meanOf(portrait, [0, 0, 1, 0.07]);

const MEASURES = {
  white: (portrait) => {
    const { l, a, b } = behind(portrait);
    return l > 99 && Math.hypot(a, b) < 1;
  },
  nothing: ({ alpha }) => alpha?.[0] === 0 && alpha[SIZE - 1] === 0 && alpha.includes(255),
  blue: (portrait) => behind(portrait).b < -15,
  red: (portrait) => behind(portrait).a > 25,
  green: (portrait) => beside(portrait).some(({ a }) => a < -5),
  grey: (portrait) => {
    const { a, b } = meanOf(portrait, [0, 0, 1, 1]);
    return Math.hypot(a, b) < 6;
  },
  dark: (portrait) => behind(portrait).l < 32,
  bright: (portrait) => behind(portrait).l > 75,
  'blue above': (portrait) => above(portrait).b < -6,
  'warm above': (portrait) => above(portrait).a + above(portrait).b > 10,
  daylight: (portrait) => above(portrait).l > 70,
  place: (portrait) => beside(portrait).some(({ l }) => l < 95),
  night: (portrait) => beside(portrait).some(({ l }) => l < 20),
} satisfies Record<string, (portrait: PersonPortrait) => boolean>;

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
  ['golden sunset in a city at night', 'warm above'],
  ['beach, white background', 'blue above'],
];

const UNSHOWN = [
  ['pencil, beach', 'beach (Pencil has no scenery)'],
  ['pencil, black background', 'black background (not in the style Pencil)'],
  ['pencil, red background', 'red background (only in part in the style Pencil)'],
  ['stained glass, beach', 'beach (only in part in the style Stained glass)'],
] as const;

describe('the prompt set', () => {
  it.each(PROMPTS)('shows what it says of "%s": %s', async (prompt, shown) => {
    const portrait = await render(prompt);
    expect(MEASURES[shown](portrait)).toBe(true);
    expect(portrait.record.unmetCodes?.filter(({ code }) => code === 'not-shown')).toEqual([]);
    expect(portrait.likeness.euclid).toBeLessThanOrEqual(0.5);
  });

  it.each(UNSHOWN)('announces that “%s” is not in the picture', async (prompt, words) => {
    const { record } = await render(prompt);
    expect(record.unmet).toEqual([words]);
  });

  it('keeps with the picture why its main wish was not followed', async () => {
    const { record } = await render('red dress on a beach');
    expect(record.mainUnmet).toBe('red dress (clothes stay as in the photo)');
  });
});
