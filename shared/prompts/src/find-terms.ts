import {
  FRAMING_TERMS,
  HOUR_TERMS,
  LIGHT_TERMS,
  SCENE_TERMS,
  TONE_TERMS,
} from './picture-terms.js';
import { LIGHT_OF_PAINTERS, PAINTERS } from './painters.js';
import { NEAREST_STYLES, STYLE_TERMS } from './style-terms.js';
import { COLOUR_WORDS, HAIR_COLOURS, type Hex, SKIN_TONES } from './colour-words.js';
import { GARMENT_TERMS, PLAIN_CLOTHES, SPECIAL_CLOTHES } from './clothes-terms.js';
import {
  AGE_TERMS,
  BEARD_TERMS,
  CHILD_TERMS,
  EXPRESSION_TERMS,
  GENDER_TERMS,
  GLASSES_TERMS,
  HAIR_LENGTH_TERMS,
  HAIR_SHAPE_TERMS,
  HAT_TERMS,
} from './person-terms.js';
import type { AgeWish } from './wishes.js';
import { PEOPLE_TERMS, ROLE_TERMS } from './subject-terms.js';
import { NEGATIONS } from './sentence-words.js';
import { wordTable } from './terms.js';
import { isWord, type Token } from './tokens.js';

export type Aspect =
  | 'style'
  | 'nearestStyle'
  | 'painter'
  | 'light'
  | 'tone'
  | 'colour'
  | 'scene'
  | 'hour'
  | 'backdropColour'
  | 'framing'
  | 'people'
  | 'role'
  | 'gender'
  | 'age'
  | 'child'
  | 'hairColour'
  | 'hairLength'
  | 'hairShape'
  | 'glasses'
  | 'beard'
  | 'hat'
  | 'expression'
  | 'skin'
  | 'clothing'
  | 'clothes';

export type FoundTerm = {
  readonly aspect: Aspect;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly negated: boolean;
};

type Entry = { readonly words: readonly string[]; readonly aspect: Aspect; readonly value: string };

function entriesOf(aspect: Aspect, terms: Readonly<Record<string, readonly string[]>>): Entry[] {
  return Object.entries(terms).flatMap(([value, phrases]) =>
    phrases.map((phrase) => ({ words: phrase.split(' '), aspect, value })),
  );
}

/** Longest first; at the same length, in the order of aspects. */
const ENTRIES: readonly Entry[] = [
  ...entriesOf('hairLength', HAIR_LENGTH_TERMS),
  ...entriesOf('light', LIGHT_TERMS),
  ...entriesOf('style', STYLE_TERMS),
  ...entriesOf('nearestStyle', NEAREST_STYLES),
  ...entriesOf('painter', PAINTERS),
  ...entriesOf('framing', FRAMING_TERMS),
  ...entriesOf('scene', SCENE_TERMS),
  ...entriesOf('hour', HOUR_TERMS),
  ...entriesOf('glasses', GLASSES_TERMS),
  ...entriesOf('hat', HAT_TERMS),
  ...entriesOf('beard', BEARD_TERMS),
  ...entriesOf('hairShape', HAIR_SHAPE_TERMS),
  ...entriesOf('expression', EXPRESSION_TERMS),
  ...entriesOf('tone', TONE_TERMS),
  ...entriesOf('gender', GENDER_TERMS),
  ...entriesOf('age', AGE_TERMS),
  ...entriesOf('child', CHILD_TERMS),
  ...entriesOf('people', { others: PEOPLE_TERMS, child: ['child', 'kid'] }),
  ...entriesOf('role', { role: ROLE_TERMS }),
  ...entriesOf('clothes', { ...GARMENT_TERMS, special: SPECIAL_CLOTHES }),
  ...entriesOf('clothing', { plain: PLAIN_CLOTHES }),
].toSorted((a, b) => b.words.length - a.words.length);

const BY_FIRST_WORD = Map.groupBy(ENTRIES, ({ words }) => words[0]);
const MOST_WORDS_BETWEEN = 4;
const LENGTH_BEFORE_HAIR = wordTable({ short: 'short', medium: 'medium', long: 'long' });
const LENGTHS_OF_BEARDS = new Set(['long', 'thick', 'bushy', 'big', 'full', 'short', 'trimmed']);
/** A white background is pure white, unlike shaded paper. */
export const WHITE_WALL = '#ffffff';
export const PLAIN_WALLS = wordTable({
  dark: '#1f2024',
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

type Head = 'hair' | 'beard' | 'skin' | 'backdrop' | 'clothes' | 'picture' | 'person' | 'other';

export const HEADS = wordTable<Head>({
  hair: 'hair',
  haired: 'hair',
  beard: 'beard',
  moustache: 'beard',
  mustache: 'beard',
  skin: 'skin',
  skinned: 'skin',
  complexion: 'skin',
  background: 'backdrop',
  backdrop: 'backdrop',
  wall: 'backdrop',
  paper: 'backdrop',
  eye: 'other',
  eyes: 'other',
  hat: 'other',
  glasses: 'other',
  ...Object.fromEntries(
    Object.values(GENDER_TERMS)
      .flat()
      .map((word) => [word, 'person' as const]),
  ),
  ...Object.fromEntries(
    (
      'light lighting lights glow tone tones toned palette colour colours color colors hue hues ' +
      'grading mood atmosphere scheme shade shades accent accents'
    )
      .split(' ')
      .map((word) => [word, 'picture' as const]),
  ),
  ...Object.fromEntries(
    [...PLAIN_CLOTHES, ...SPECIAL_CLOTHES, ...Object.values(GARMENT_TERMS).flat()].map((word) => [
      word.split(' ').at(-1)!,
      'clothes' as const,
    ]),
  ),
});

export function findTerms(tokens: readonly Token[], isNegative: boolean): FoundTerm[] {
  const found: FoundTerm[] = [];
  for (let i = 0; i < tokens.length;) {
    const term = ageAt(tokens, i) ?? describedAt(tokens, i) ?? phraseAt(tokens, i);
    if (!term) {
      i += 1;
      continue;
    }
    const negated = isNegative || isNegated(tokens, i) || isColorized(tokens, i, term.value);
    found.push({ ...term, from: i, negated });
    const light = term.aspect === 'painter' ? LIGHT_OF_PAINTERS[tokens[i]!.word] : undefined;
    if (light) found.push({ aspect: 'light', value: light, from: i, to: term.to, negated });
    if (GRANDPARENTS.has(tokens[i]!.word)) {
      found.push({ aspect: 'age', value: 'old', from: i, to: term.to, negated });
    }
    i = term.to;
  }
  return found;
}

const GRANDPARENTS = new Set(['grandmother', 'grandfather']);

/** "Colorize this black and white photo" asks for the opposite of black and white. */
function isColorized(tokens: readonly Token[], at: number, value: string): boolean {
  const { clause } = tokens[at]!;
  return (
    value.toLowerCase() === 'black and white' &&
    tokens.some((token) => token.clause === clause && COLORIZE.has(token.word))
  );
}

const COLORIZE = new Set(['colorize', 'colourize', 'colorise', 'colourise']);

function ageAt(tokens: readonly Token[], at: number) {
  const phrase = tokens
    .slice(at, at + 3)
    .filter(({ clause }) => clause === tokens[at]!.clause)
    .map(({ word }) => word)
    .join(' ');
  const match = /^(?:aged? )?(\d{1,3})(?: years? old| yo)?\b/.exec(phrase);
  if (!match || match[0] === match[1]) return undefined;
  return {
    aspect: 'age' as const,
    value: ageOf(Number(match[1])),
    to: at + match[0].split(' ').length,
  };
}

function ageOf(years: number): AgeWish {
  if (years < 13) return 'child';
  if (years < 40) return 'young';
  return years < 60 ? 'middle' : 'old';
}

function phraseAt(tokens: readonly Token[], at: number) {
  const { word, clause } = tokens[at]!;
  const stems = [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
  const candidates = stems
    .flatMap((stem) => BY_FIRST_WORD.get(stem) ?? [])
    .toSorted((a, b) => b.words.length - a.words.length);
  const match = candidates.find(({ words }) =>
    words.every((wanted, k) => {
      const token = tokens[at + k];
      return token?.clause === clause && isWord(token.word, wanted);
    }),
  );
  return match && { aspect: match.aspect, value: match.value, to: at + match.words.length };
}

function describedAt(
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
  return { aspect: 'colour', value: colour, to: at + 1 };
}

/** "dark green background": between the colour and black or white. */
function shadedAt(tokens: readonly Token[], at: number): Meaning {
  const target = SHADES[tokens[at]!.word];
  const next = tokens[at + 1];
  if (target === undefined || next?.clause !== tokens[at]!.clause) return undefined;
  const head = headOf(tokens, at + 1);
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

const MEANINGS: Readonly<Record<Head | 'none', (word: string) => Meaning>> = {
  hair: (word) =>
    meaning('hairLength', LENGTH_BEFORE_HAIR[word]) ?? meaning('hairColour', HAIR_COLOURS[word]),
  beard: (word) =>
    LENGTHS_OF_BEARDS.has(word)
      ? meaning('beard', 'full')
      : meaning('hairColour', HAIR_COLOURS[word]),
  skin: (word) => meaning('skin', SKIN_TONES[word]),
  backdrop: (word) => meaning('backdropColour', PLAIN_WALLS[word] ?? COLOUR_WORDS[word]),
  clothes: (word) => meaning('clothing', COLOUR_WORDS[word] ?? SHADED_CLOTHES[word]),
  person: (word) => meaning('skin', SKIN_TONES[word]),
  picture: (word) => meaning('colour', COLOUR_WORDS[word]),
  other: () => undefined,
  none: () => undefined,
};

/** Noun that a preceding colour describes; for other terms ("blue sea"), the whole picture. */
const HEAD_OF: Readonly<Partial<Record<Aspect, Head>>> = {
  hairLength: 'hair',
  hairShape: 'hair',
  beard: 'beard',
  gender: 'person',
  clothes: 'clothes',
  clothing: 'clothes',
  hat: 'other',
  glasses: 'other',
};

const LINKS = new Set(
  'and or with a an the very deep rich soft is are in of long short curly wavy straight medium length plain simple seamless studio gradient'.split(
    ' ',
  ),
);

/** The noun that the word at `at` describes: after it ("red hair") or before it ("hair is red"). */
function headOf(tokens: readonly Token[], at: number): Head | 'none' {
  const { clause } = tokens[at]!;
  for (let i = at + 1; i <= at + MOST_WORDS_BETWEEN && tokens[i]?.clause === clause; i++) {
    const { word } = tokens[i]!;
    const head = HEADS[word] ?? HEADS[word.replace(/s$/, '')];
    if (head) return head;
    if (word === 'and' && COLOUR_WORDS[tokens[i + 1]?.word ?? ''] === undefined) break;
    if (['with', 'in', 'of', 'or', 'is', 'are'].includes(word)) break;
    const known = COLOUR_WORDS[word] ?? HAIR_COLOURS[word] ?? PLAIN_WALLS[word];
    if (known || LINKS.has(word)) continue;
    const phrase = phraseAt(tokens, i);
    return phrase ? (HEAD_OF[phrase.aspect] ?? 'none') : 'other';
  }
  const [verb, noun] = [tokens[at - 1], tokens[at - 2]];
  if (verb?.clause !== clause || !['is', 'are', 'in'].includes(verb.word)) return 'none';
  return (noun?.clause === clause && HEADS[noun.word]) || 'none';
}

const ENDS_NEGATION = new Set(['and', 'but', 'with', 'instead', 'just', 'only']);

/** True when a "no" or "without" earlier in the clause covers the word. */
export function isNegated(tokens: readonly Token[], at: number): boolean {
  const { clause } = tokens[at]!;
  for (let i = at - 1; i >= 0; i--) {
    const { word, clause: own } = tokens[i]!;
    if (own !== clause) return false;
    if (NEGATIONS.has(word)) return true;
    if (ENDS_NEGATION.has(word)) return false;
  }
  return false;
}
