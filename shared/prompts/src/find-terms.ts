import { describedAt } from './describing-words.js';
import { LIGHT_OF_PAINTERS } from './painters.js';
import { type Aspect, phraseAt } from './phrases.js';
import { NEGATIONS } from './sentence-words.js';
import type { Token } from './tokens.js';
import type { AgeWish } from './wishes.js';

export type FoundTerm = {
  readonly aspect: Aspect;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly negated: boolean;
};

export function findTerms(tokens: readonly Token[], isNegative: boolean): FoundTerm[] {
  const found: FoundTerm[] = [];
  const negations = negatedIn(tokens);
  const colorized = new Set(
    tokens.flatMap(({ word, clause }) => (COLORIZE.has(word) ? clause : [])),
  );
  for (let i = 0; i < tokens.length;) {
    const term = ageAt(tokens, i) ?? describedAt(tokens, i) ?? phraseAt(tokens, i);
    if (!term) {
      i += 1;
      continue;
    }
    // "Colorize this black and white photo" asks for the opposite of black and white.
    const isColorized =
      term.value.toLowerCase() === 'black and white' && colorized.has(tokens[i]!.clause);
    const negated = isNegative || negations[i]! || isColorized;
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

const COLORIZE = new Set(['colorize', 'colourize', 'colorise', 'colourise']);

function ageAt(tokens: readonly Token[], at: number) {
  if (!/^(?:aged?|\d{1,3})$/.test(tokens[at]!.word)) return undefined;
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

const ENDS_NEGATION = new Set(['and', 'but', 'with', 'instead', 'just', 'only']);

/** For each word, whether a "no" or "without" earlier in the clause covers it. */
export function negatedIn(tokens: readonly Token[]): boolean[] {
  let isOpen = false;
  return tokens.map(({ clause }, i) => {
    const before = tokens[i - 1];
    if (before?.clause !== clause || ENDS_NEGATION.has(before.word)) isOpen = false;
    else if (NEGATIONS.has(before.word)) isOpen = true;
    return isOpen;
  });
}
