import { PAINTERS } from './painters.js';
import {
  AGE_TERMS,
  BEARD_TERMS,
  CHILD_TERMS,
  EXPRESSION_TERMS,
  FACE_TERMS,
  GARMENT_TERMS,
  GENDER_TERMS,
  GLASSES_TERMS,
  HAIR_LENGTH_TERMS,
  HAIR_SHAPE_TERMS,
  HAT_TERMS,
  PLAIN_CLOTHES,
  SPECIAL_CLOTHES,
} from './person-terms.js';
import {
  FRAMING_TERMS,
  HOUR_TERMS,
  LIGHT_TERMS,
  SCENE_TERMS,
  TONE_TERMS,
  WEATHER_TERMS,
} from './picture-terms.js';
import { SIMILAR } from './similar-terms.js';
import { NEAREST_STYLES, STYLE_TERMS } from './style-terms.js';
import { type Token, isWord } from './tokens.js';

const PEOPLE_TERMS = [
  'two people',
  'two person',
  'two of us',
  'both of us',
  'both people',
  'three people',
  'couple',
  'people',
  'crowd',
  'group',
  'family',
  'friend',
  'husband',
  'wife',
  'boyfriend',
  'girlfriend',
  'twin',
  'baby',
  'children',
  'dog',
  'cat',
  'horse',
];

const ROLE_TERMS = [
  'king',
  'queen',
  'prince',
  'princess',
  'emperor',
  'knight',
  'viking',
  'samurai',
  'warrior',
  'soldier',
  'pirate',
  'cowboy',
  'astronaut',
  'superhero',
  'super hero',
  'wizard',
  'witch',
  'elf',
  'vampire',
  'zombie',
  'robot',
  'cyborg',
  'angel',
  'doctor',
  'chef',
  'policeman',
  'firefighter',
  'football player',
  'santa claus',
  'santa',
];

export type Aspect =
  | 'style'
  | 'nearestStyle'
  | 'painter'
  | 'light'
  | 'tone'
  | 'colour'
  | 'scene'
  | 'weather'
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
  | 'hatColour'
  | 'glassesColour'
  | 'expression'
  | 'skin'
  | 'eyes'
  | 'clothing'
  | 'clothes';

type Entry = {
  readonly words: readonly string[];
  readonly aspect: Aspect;
  readonly value: string;
  /** What we have is only similar. */
  readonly isNearest: boolean;
};

function entriesOf(
  aspect: Aspect,
  terms: Readonly<Record<string, readonly string[]>>,
  isNearest = false,
): Entry[] {
  return Object.entries(terms).flatMap(([value, phrases]) =>
    phrases.map((phrase) => ({ words: phrase.split(' '), aspect, value, isNearest })),
  );
}

/** Longest first; at the same length, in the order of aspects. */
const ENTRIES: readonly Entry[] = [
  ...(['style', 'light', 'weather', 'scene', 'tone'] as const).flatMap((aspect) =>
    entriesOf(aspect, SIMILAR[aspect], true),
  ),
  ...entriesOf('hairLength', HAIR_LENGTH_TERMS),
  ...entriesOf('light', LIGHT_TERMS),
  ...entriesOf('style', STYLE_TERMS),
  ...entriesOf('nearestStyle', NEAREST_STYLES),
  ...entriesOf('painter', PAINTERS),
  ...entriesOf('framing', FRAMING_TERMS),
  ...entriesOf('scene', SCENE_TERMS),
  ...entriesOf('weather', WEATHER_TERMS),
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
  ...entriesOf('eyes', { shown: FACE_TERMS }),
].toSorted((a, b) => b.words.length - a.words.length);

/** With the plurals of first words. */
const BY_FIRST_WORD = new Map<string, Entry[]>();
for (const entry of ENTRIES) {
  for (const ending of ['', 's', 'es']) {
    const first = `${entry.words[0]}${ending}`;
    BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), entry]);
  }
}

export function phraseAt(tokens: readonly Token[], at: number) {
  const { word: first, clause } = tokens[at]!;
  const match = BY_FIRST_WORD.get(first)?.find(({ words }) =>
    words.every((wanted, k) => {
      const token = tokens[at + k];
      return token?.clause === clause && (k === 0 || isWord(token.word, wanted));
    }),
  );
  return match && { ...match, to: at + match.words.length };
}
