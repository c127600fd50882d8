import type { Coded, WishMeaning } from '@likeness/contracts/generation/prompt-answers';
import { COLOUR_WORDS } from './colour-words.js';
import { describedAt, HEADS, WHITE_WALL } from './describing-words.js';
import { LIGHT_OF_PAINTERS } from './painters.js';
import { type Aspect, phraseAt } from './phrases.js';
import { pairs } from './languages/language.js';
import { FILLERS, NEGATIONS, type Token } from './tokens.js';
import type { AgeWish, PromptSubject } from './wishes.js';

export type FoundTerm = {
  readonly aspect: Aspect;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly negated: boolean;
  readonly isNearest?: boolean;
};

export function findTerms(tokens: readonly Token[], isNegative: boolean): FoundTerm[] {
  const found: FoundTerm[] = [];
  const implied: FoundTerm[] = [];
  const negations = negatedIn(tokens);
  const inColor = tokens.some(({ word, clause }, i) => {
    const isEnd = tokens[i + 1]?.clause !== clause;
    return isEnd && COLORS.has(word) && tokens[i - 1]?.word === 'in';
  });
  const colorized = new Set(
    tokens.flatMap(({ word, clause }) => (inColor || COLORIZE.has(word) ? clause : [])),
  );
  let from: number | undefined;
  for (let i = 0; i < tokens.length;) {
    const next = tokens[i + 1];
    if (next?.clause === tokens[i]!.clause && COMPOUNDS[tokens[i]!.word] === next.word) {
      i += 2;
      continue;
    }
    const term = ageAt(tokens, i) ?? describedAt(tokens, i) ?? phraseAt(tokens, i);
    // "Colorize this black and white photo" asks for the opposite of black and white.
    const isColorized =
      term?.value.toLowerCase() === 'black and white' && colorized.has(tokens[i]!.clause);
    const isOnlySimilar = isColorized && 'isNearest' in term && term.isNearest;
    if (!term || isOnlySimilar || isPartOfName(tokens, i, term, found.at(-1)?.to)) {
      i += 1;
      continue;
    }
    const negated = isNegative || negations[i]! || isColorized;
    // "An old library" is a place.
    if (term.aspect === 'age' && aspectAt(tokens, term.to, tokens[i]!.clause) === 'scene') {
      from = i;
      i = term.to;
      continue;
    }
    found.push({ ...term, from: from ?? i, negated });
    from = undefined;
    const light = term.aspect === 'painter' ? LIGHT_OF_PAINTERS[tokens[i]!.word] : undefined;
    if (light) found.push({ aspect: 'light', value: light, from: i, to: term.to, negated });
    if (GRANDPARENTS.has(tokens[i]!.word)) {
      found.push({ aspect: 'age', value: 'old', from: i, to: term.to, negated });
    }
    if (PASSPORT.has(tokens[i]!.word) && term.value === 'head and shoulders') {
      implied.push(...AS_IN_PASSPORTS.map((own) => ({ ...own, from: i, to: term.to, negated })));
    }
    i = term.to;
  }
  const isTold = new Set(found.map(({ aspect }) => aspect));
  return [...found, ...implied.filter(({ aspect }) => !isTold.has(aspect))];
}

const PASSPORT = new Set(['passport']);
const AS_IN_PASSPORTS = [
  { aspect: 'backdropColour', value: '#dcdad5' },
  { aspect: 'light', value: 'soft' },
] as const;

const aspectAt = (tokens: readonly Token[], at: number, clause: number) =>
  tokens[at]?.clause === clause ? phraseAt(tokens, at)?.aspect : undefined;

/** Two known words that together name something else. */
const COMPOUNDS = pairs(
  'gold=leaf|golden=leaf|snow=white|flower=girl|rose=gold|beach=boy|city=boy|dark=circle|light=bulb|street=style',
);

/** Words that mean something else beside an unknown noun: "star wars", "old books". */
const AMBIGUOUS = new Set(
  (
    'water tree trees leaf leaves flower flowers wave waves star stars palm wood field sky sand stage study window ' +
    'blind space street peak horizon old aged senior mature straight wave bar spring home pool gold golden rose wine chocolate orange cold dark'
  ).split(' '),
);

function isPartOfName(
  tokens: readonly Token[],
  at: number,
  { aspect, to, value }: { aspect: Aspect; to: number; value: string },
  lastEnd: number | undefined,
): boolean {
  const { word, clause } = tokens[at]!;
  const isStrange = (k: number) => {
    const token = tokens[k];
    if (token?.clause !== clause || FILLERS.has(token.word) || HEADS[token.word]) return false;
    if (NEGATIONS.has(token.word) || /^\d/.test(token.word)) return false;
    return !phraseAt(tokens, k) && !describedAt(tokens, k);
  };
  const wordAt = (k: number) => (tokens[k]?.clause === clause ? tokens[k].word : '');
  // "Flowers in my hair", "holding a rose": a thing that the person has.
  const isHeld =
    HOLDING.has(wordAt(at - 1)) || (HOLDING.has(wordAt(at - 2)) && FILLERS.has(wordAt(at - 1)));
  const isWorn =
    PLACING.has(wordAt(to)) && [wordAt(to + 1), wordAt(to + 2)].some((each) => BODY.has(each));
  if ((isHeld || isWorn) && THINGS.has(aspect)) return true;
  // "Beach wear"
  if (aspect === 'scene' && OUTFITS.has(wordAt(to))) return true;
  const next = aspectAt(tokens, to, clause);
  // "Cool photo", "look cool", unlike "cool tones" and "cool".
  if (value === 'cool' && to === at + 1 && (wordAt(at - 1) || wordAt(to))) {
    return !(next || COLOUR_WORDS[wordAt(to)] || HEADS[wordAt(to)] === 'picture');
  }
  if (aspect === 'colour' && FLOWERS.has(word)) {
    const isNoun = ARTICLES.has(tokens[at - 1]?.word ?? '') || tokens[at + 1]?.word === 'in';
    if (isNoun) return true;
  }
  // "Parapluie rouge": after an unknown noun, a color is the noun's.
  if (aspect === 'colour' && lastEnd !== at && isStrange(at - 1)) return true;
  if (to !== at + 1 || !AMBIGUOUS.has(word) || aspect === 'hairShape') return false;
  return isStrange(at + 1) || (aspect === 'scene' && isStrange(at - 1));
}

/** Colors that are things, too. */
const FLOWERS = new Set(
  'rose roses pink gold orange oranges wine peach amber lime plum mint salmon coral chocolate cream lavender'.split(
    ' ',
  ),
);
const HOLDING = new Set([
  'holding',
  'carrying',
  'eating',
  'drinking',
  'smelling',
  'smoking',
  'throwing',
]);
const BODY = new Set([
  'hair',
  'hand',
  'hands',
  'head',
  'shirt',
  'lap',
  'face',
  'shoulder',
  'cheeks',
]);
const PLACING = new Set(['in', 'on']);
const OUTFITS = new Set(['wear', 'fashion', 'outfit', 'clothes', 'chic']);
const THINGS = new Set<Aspect>(['scene', 'light', 'colour']);
const ARTICLES = new Set(['a', 'an', 'one']);

const GRANDPARENTS = new Set(['grandmother', 'grandfather']);

const COLORS = new Set(['color', 'colour', 'colors', 'colours']);
const COLORIZE = new Set(['colorize', 'colourize', 'colorise', 'colourise']);

function ageAt(tokens: readonly Token[], at: number) {
  if (!/^(?:aged?|\d{1,3})$/.test(tokens[at]!.word)) return undefined;
  const phrase = tokens
    .slice(at, at + 3)
    .filter(({ clause }) => clause === tokens[at]!.clause)
    .map(({ word }) => word)
    .join(' ');
  const change = /^\d{1,3} years? (younger|older)\b/.exec(phrase);
  if (change) {
    return { aspect: 'age' as const, value: change[1] === 'older' ? 'old' : 'young', to: at + 3 };
  }
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

const ENDS_NEGATION = new Set(['and', 'but', 'with', 'instead', 'just', 'only']);

/** For each word, whether a "no" or "without" earlier in the clause covers it. */
export function negatedIn(tokens: readonly Token[]): boolean[] {
  let isOpen = false;
  // "Ich lächle nicht": at the end of a clause, it covers what is before.
  const ends = new Set(
    tokens.flatMap(({ word, clause }, i) =>
      word === 'not' && tokens[i + 1]?.clause !== clause ? clause : [],
    ),
  );
  return tokens.map(({ clause }, i) => {
    if (ends.has(clause)) return true;
    const before = tokens[i - 1];
    if (before?.clause !== clause || ENDS_NEGATION.has(before.word)) isOpen = false;
    else if (NEGATIONS.has(before.word)) isOpen = true;
    return isOpen;
  });
}

const CODES = new Set(['style', 'light', 'tone', 'scene', 'weather', 'hour', 'framing']);

/** Undefined for terms that only describe the person. */
export function meaningOf(
  { aspect, value }: Pick<FoundTerm, 'aspect' | 'value'>,
  subject: PromptSubject,
): Coded<WishMeaning> | undefined {
  if (subject === 'photo' && (aspect === 'gender' || aspect === 'child')) return undefined;
  if (aspect === 'backdropColour') {
    return value === WHITE_WALL
      ? { code: 'white-backdrop' }
      : { code: 'backdrop-color', values: [value] };
  }
  if (aspect === 'colour') return { code: 'color', values: [value] };
  return CODES.has(aspect) ? { code: aspect as WishMeaning, values: [value] } : { code: 'drawn' };
}
