import { COLOUR_WORDS, HAIR_COLOURS, SKIN_TONES } from './colour-words.js';
import { PLAIN_WALLS } from './describing-words.js';
import { readPrompt } from './read-prompt.js';
import { PROMPT_LIST } from './testing/prompt-list.js';

type Colours = Readonly<Record<string, string | undefined>>;
const nameIn = (colours: Colours, hex: string) =>
  Object.keys(colours).find((name) => colours[name] === hex) ?? hex;

const lines = PROMPT_LIST.trim().split('\n');

function readingOf(prompt: string, subject: 'photo' | 'drawing'): string[] {
  const { wishes, unmet, stays, lookImages } = readPrompt(
    { positive: prompt, negative: '' },
    subject,
  );
  const { style, avoidedStyles, light, tones, colours, scene, hour, framing, person } = wishes;
  const { hairColour, hatColour, skin, clothing, ...drawn } = person;
  const all: [string, string | undefined][] = [
    ['style', style],
    ...avoidedStyles.map((one): [string, string] => ['avoid', one]),
    ['light', light],
    ...tones.map((one): [string, string] => ['tone', one]),
    ...colours.map((one): [string, string] => ['colour', nameIn(COLOUR_WORDS, one)]),
    ['scene', scene],
    ['hour', hour],
    ['wall', wishes.backdropColour && wallName(wishes.backdropColour)],
    ['framing', framing],
    ['hair', hairColour && nameIn(HAIR_COLOURS, hairColour)],
    ['hatColour', hatColour && nameIn(COLOUR_WORDS, hatColour)],
    ['skin', skin && nameIn(SKIN_TONES, skin)],
    ['clothing', clothing && nameIn(COLOUR_WORDS, clothing)],
    ...Object.entries(drawn).map(([aspect, value]): [string, string] => [
      aspect,
      value === false ? 'no' : String(value),
    ]),
    ...lookImages.map((image): [string, string] => ['look', String(image)]),
    ['stays', stays.join('/') || undefined],
    ['unmet', bare(unmet.map(({ words }) => words).join(' ')) || undefined],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`)).toSorted();
}

const WALLS: Colours = {
  ...COLOUR_WORDS,
  ...PLAIN_WALLS,
  'dark green': '#204527',
  'light grey': '#c5c7ca',
  'light blue': '#9ab2d8',
};
/** Where a list of unmet words breaks, and words such as "and the", carry no meaning. */
const bare = (words: string) =>
  words
    .replaceAll(/\b(?:a|an|the|in|with|and|mit)\b|\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const wallName = (hex: string) => nameIn(WALLS, hex);

describe('prompts in four languages', () => {
  it('reads each as written down', () => {
    const misread = lines.flatMap((line) => {
      const [kind, prompt, wanted] = line.split(' | ') as [string, string, string];
      const subject = kind.endsWith('drawing') ? 'drawing' : 'photo';
      const expected = wanted
        .split('; ')
        .map((wish) => (wish.startsWith('unmet=') ? `unmet=${bare(wish.slice(6))}` : wish))
        .filter((wish) => wish !== '-' && wish !== 'unmet=');
      const reading = readingOf(prompt, subject);
      const same = reading.join('; ') === expected.toSorted().join('; ');
      return same
        ? []
        : [`${prompt}\n  wanted ${expected.toSorted().join('; ')}\n  read   ${reading.join('; ')}`];
    });
    expect(lines.length).toBeGreaterThanOrEqual(200);
    expect(misread).toEqual([]);
  });

  it('reports followed words only for painters whose light it takes', () => {
    const both = lines.flatMap((line) => {
      const [kind, positive] = line.split(' | ') as [string, string];
      const subject = kind.endsWith('drawing') ? 'drawing' : 'photo';
      const { followed, unmet } = readPrompt({ positive, negative: '' }, subject);
      const refused = new Set(unmet.map(({ words }) => words));
      return followed.filter(({ words }) => refused.has(words)).map(({ words }) => words);
    });
    expect(both).toEqual(['Rembrandt', 'Vermeer']);
  });
});
