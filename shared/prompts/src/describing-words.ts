import {
  ACCESSORIES,
  GARMENT_TERMS,
  GENDER_TERMS,
  HAT_TERMS,
  PLAIN_CLOTHES,
  SPECIAL_CLOTHES,
} from './person-terms.js';
import { COLOUR_WORDS, HAIR_COLOURS, type Hex, SKIN_TONES } from './colour-words.js';
import { type Aspect, phraseAt } from './phrases.js';
import { wordTable } from './terms.js';
import type { Token } from './tokens.js';

const MOST_WORDS_BETWEEN = 4;
const LENGTH_BEFORE_HAIR = wordTable({ short: 'short', medium: 'medium', long: 'long' });
const LENGTHS_OF_BEARDS = new Set(['long', 'thick', 'bushy', 'big', 'full', 'short', 'trimmed']);
/** A white background is pure white, unlike shaded paper. */
export const WHITE_WALL = '#ffffff';
export const PLAIN_WALLS = wordTable({
  dark: '#1f2024',
  darker: '#1f2024',
  lighter: '#dcdad5',
  light: '#dcdad5',
  bright: '#e9e7e2',
  neutral: '#8f9092',
  white: WHITE_WALL,
});
const HAIR_BY_ITSELF = wordTable({
  blond: 'blond',
  blonde: 'blonde',
  brunette: 'brunette',
  redhead: 'ginger',
  ginger: 'ginger',
});

type Head = Exclude<keyof typeof MEANINGS, 'none'>;

const headsFor = (head: Head, terms: readonly string[]) =>
  Object.fromEntries(terms.map((term) => [term.split(' ').at(-1)!, head]));

export const HEADS = wordTable<Head>({
  ...headsFor('hair', ['hair', 'haired']),
  ...headsFor('beard', ['beard', 'moustache', 'mustache']),
  ...headsFor('skin', ['skin', 'skinned', 'complexion']),
  ...headsFor('backdrop', ['background', 'backdrop', 'wall', 'paper']),
  ...headsFor('eyes', ['eye', 'eyes']),
  ...headsFor('glasses', ['glasses', 'sunglasses']),
  ...headsFor('person', Object.values(GENDER_TERMS).flat()),
  ...headsFor(
    'picture',
    (
      'light lighting lights glow tone tones toned palette colour colours color colors hue hues ' +
      'grading mood atmosphere scheme shade shades accent accents'
    ).split(' '),
  ),
  ...headsFor('clothes', [
    ...PLAIN_CLOTHES,
    ...SPECIAL_CLOTHES,
    ...Object.values(GARMENT_TERMS).flat(),
  ]),
  ...headsFor('accessory', ACCESSORIES),
  ...headsFor('hat', Object.values(HAT_TERMS).flat()),
});

export function describedAt(
  tokens: readonly Token[],
  at: number,
): { aspect: Aspect; value: string; to: number } | undefined {
  const { word } = tokens[at]!;
  const hair = HAIR_COLOURS[HAIR_BY_ITSELF[word] ?? ''];
  if (hair) return { aspect: 'hairColour', value: hair, to: at + 1 };
  const phrase = phraseAt(tokens, at);
  if (phrase && phrase.to > at + 1) return undefined;
  const colour = COLOUR_WORDS[word] ?? COLOUR_WORDS[word.replace(/s$/, '')];
  const shaded = shadedAt(tokens, at);
  if (shaded) return { ...shaded, to: at + 2 };
  const head = headOf(tokens, at);
  const meaning = MEANINGS[head](word);
  if (meaning) return { ...meaning, to: at + 1 };
  if (!colour || head === 'other' || head === 'person') return undefined;
  if (phrase && head === 'none') return undefined;
  return { aspect: 'colour', value: colour, to: at + 1 };
}

/** "dark green background": between the colour and black or white. */
function shadedAt(tokens: readonly Token[], at: number): Meaning {
  const target = SHADES[tokens[at]!.word];
  const next = tokens[at + 1];
  if (target === undefined || next?.clause !== tokens[at]!.clause) return undefined;
  const head = headOf(tokens, at + 1, at);
  const meaning =
    MEANINGS[head](next.word) ?? (head === 'none' ? MEANINGS.picture(next.word) : undefined);
  if (!meaning || !COLOUR_WORDS[next.word]) return undefined;
  const channels = [1, 3, 5].map((i) => {
    const value = parseInt(meaning.value.slice(i, i + 2), 16);
    const share = ['hair', 'skin'].includes(head) ? 0.3 : 0.5;
    return Math.round(value + (target - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return { aspect: meaning.aspect, value: `#${channels.join('')}` };
}

const SHADES = wordTable({ dark: 0, deep: 0, light: 255, pale: 255, bright: 255 });

const SHADED_CLOTHES = wordTable<Hex>({ dark: '#3a3d42', light: '#f3ecdb' });

type Meaning = { aspect: Aspect; value: string } | undefined;

const meaning = (aspect: Aspect, value: string | undefined): Meaning =>
  value === undefined ? undefined : { aspect, value };

const MEANINGS = {
  hair: (word) =>
    meaning('hairLength', LENGTH_BEFORE_HAIR[word]) ?? meaning('hairColour', HAIR_COLOURS[word]),
  beard: (word) =>
    LENGTHS_OF_BEARDS.has(word)
      ? meaning('beard', 'full')
      : meaning('hairColour', HAIR_COLOURS[word]),
  skin: (word) => meaning('skin', SKIN_TONES[word]),
  eyes: (word) => meaning('eyes', COLOUR_WORDS[word] ?? HAIR_COLOURS[word]),
  backdrop: (word) => meaning('backdropColour', PLAIN_WALLS[word] ?? COLOUR_WORDS[word]),
  clothes: (word) => meaning('clothing', COLOUR_WORDS[word] ?? SHADED_CLOTHES[word]),
  accessory: (word) => meaning('clothes', COLOUR_WORDS[word] && 'special'),
  hat: (word) => meaning('hatColour', COLOUR_WORDS[word] ?? SHADED_CLOTHES[word]),
  glasses: (word) => meaning('glassesColour', COLOUR_WORDS[word]),
  person: (word) => meaning('skin', SKIN_TONES[word]),
  picture: (word) => meaning('colour', COLOUR_WORDS[word]),
  other: () => undefined,
  none: () => undefined,
} satisfies Readonly<Record<string, (word: string) => Meaning>>;

/** Noun that a preceding colour describes; for other terms ("blue sea"), the whole picture. */
const HEAD_OF: Readonly<Partial<Record<Aspect, Head>>> = {
  hairLength: 'hair',
  hairShape: 'hair',
  beard: 'beard',
  gender: 'person',
  clothes: 'clothes',
  clothing: 'clothes',
  hat: 'hat',
  glasses: 'glasses',
};

const LINKS = new Set(
  'and or with a an the very deep rich soft is are in of long short curly wavy straight medium length plain simple seamless studio gradient'.split(
    ' ',
  ),
);

/** The noun that the word at `at` describes: after it ("red hair") or before it ("hair is red"). */
function headOf(tokens: readonly Token[], at: number, first = at): Head | 'none' {
  const { clause } = tokens[at]!;
  for (let i = at + 1; i <= at + MOST_WORDS_BETWEEN && tokens[i]?.clause === clause; i++) {
    const { word } = tokens[i]!;
    const head = HEADS[word] ?? HEADS[word.replace(/s$/, '')];
    const phrase = phraseAt(tokens, i);
    // "Red man bun"
    const isWhole = phrase === undefined || phrase.words.length === 1;
    if (head && isWhole) return head;
    if (word === 'but') break;
    if (word === 'and' && COLOUR_WORDS[tokens[i + 1]?.word ?? ''] === undefined) break;
    if (['with', 'in', 'of', 'or', 'is', 'are'].includes(word)) break;
    const known = COLOUR_WORDS[word] ?? HAIR_COLOURS[word] ?? PLAIN_WALLS[word];
    if (known || LINKS.has(word)) continue;
    const own = phrase && HEAD_OF[phrase.aspect];
    if (own) return HEADS[phrase.words.at(-1)!] ?? own;
    return phrase ? 'none' : (headBefore(tokens, first) ?? 'other');
  }
  return headBefore(tokens, first) ?? 'none';
}

/** "hair is red", "background not white". */
function headBefore(tokens: readonly Token[], at: number): Head | undefined {
  const { clause } = tokens[at]!;
  const first = at - 1 - MOST_WORDS_BETWEEN;
  let noun = at - 1;
  while (noun > first && tokens[noun]?.clause === clause && BETWEEN.has(tokens[noun]!.word)) {
    noun -= 1;
  }
  const head = tokens[noun]?.clause === clause ? HEADS[tokens[noun]!.word] : undefined;
  return noun < at - 1 || head === 'backdrop' ? head : undefined;
}

const BETWEEN = new Set(['is', 'are', 'in', 'not']);
