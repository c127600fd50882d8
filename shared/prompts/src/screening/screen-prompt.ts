import type { Prompt } from '../read-prompt.js';
import { HiddenWords } from './hidden-words.js';
import { type PlainWord, plainWords } from './plain-words.js';
import { PUBLIC_FIGURES } from './public-figures.js';
import { type Span, spansOf, termTable, wordSet } from './term-table.js';
import { isUnreadable } from './unreadable.js';
import {
  ADULTS_LEFT_OUT,
  ALLOWED_PHRASES,
  AROUND_CLOTHES,
  CLOTHING_LEFT_OUT,
  GARMENTS_LEFT_OUT,
  MINOR_TERMS,
  SUGGESTIVE_TERMS,
  UNSAFE_TERMS,
  type UnsafeKind,
} from './unsafe-terms.js';

export type PromptRefusal = UnsafeKind | 'unreadable' | 'children' | 'person';
export type PromptReader = 'studio' | 'model';

const all = (terms: Readonly<Record<string, string>>) => Object.values(terms);
/** Most severe first, because we report only one. */
const UNSAFE = {
  minors: all(UNSAFE_TERMS.minors),
  sexual: all(UNSAFE_TERMS.sexual),
  hate: all(UNSAFE_TERMS.hate),
  violence: all(UNSAFE_TERMS.violence),
} satisfies Record<UnsafeKind, string[]>;
const UNSAFE_KINDS = Object.keys(UNSAFE) as UnsafeKind[];
const isUnsafeKind = (kind: string) => kind in UNSAFE;
const TERMS = termTable({
  ...UNSAFE,
  suggestive: all(SUGGESTIVE_TERMS),
  minor: all(MINOR_TERMS),
  allowed: all(ALLOWED_PHRASES),
  person: [PUBLIC_FIGURES],
  clothing: all(CLOTHING_LEFT_OUT),
  garment: [GARMENTS_LEFT_OUT],
});
const LEFT_OUT = termTable({
  clothing: all(CLOTHING_LEFT_OUT),
  garment: [GARMENTS_LEFT_OUT],
  adult: [ADULTS_LEFT_OUT],
});
/** Shorter words occur in ordinary words. */
const HIDDEN = new HiddenWords(
  [...TERMS.single].flatMap(([term, kind]) => {
    const least = isUnsafeKind(kind) ? 3 : 4;
    return isUnsafeKind(kind) || kind === 'minor' || kind === 'clothing'
      ? term.length >= least
        ? term
        : []
      : [];
  }),
  TERMS.phrases.flatMap(({ kind, words }) => (isUnsafeKind(kind) ? [words] : [])),
);

const NEGATIONS = wordSet(
  `no not without never avoid minus except zero non nothing isnt dont remove kein keine keinen keiner keinem keines null nicht ohne nie
   niemals weder noch pas sans aucun aucune jamais ni sin cero ningun ninguna ningunos ningunas nunca jamas`,
);
const BETWEEN = wordSet(
  `piece pieces item items article articles scrap stuck stueck a an the any all kind kinds sort type of visible real show shows showing be being to want wants me my her his him them it in
   or nor and much too even single wearing wear wears at mehr contain contains containing t eine einen einer einem ein der die das zeigen sichtbare sichtbares oder jegliche jeglicher irgendwelche
   ihre ihren ihrer seine seinen seiner meine meinen alle tragt tragen hat
   und de du la le les une un des visible visibles ou et ses sa son leurs mes tous toutes ses porte porter portant quiero su sus mis todas lleva llevar llevan llevando puesta ser mostrar el los las una o y nada`,
);

/** "Sin ninguna ropa" is one negation. */
const REPEATED = wordSet('aucun aucune ningun ninguna ningunos ningunas nunca jamas');
/** A "no" in the clause before them doesn't reach them: "no blood, naked". */
const ADJECTIVES = wordSet(
  'nude naked topless unclothed nackt nackte nackter nu nue nus nues desnuda desnudo desnudas desnudos',
);
const AROUND = wordSet(AROUND_CLOTHES);

const CONJUNCTIONS = wordSet('and or nor und oder noch et ou ni y o');

/** Deterministic and without a model, so that refusals are explainable and testable. */
export function screenPrompt(
  { positive, negative }: Prompt,
  reader: PromptReader = 'studio',
): PromptRefusal | undefined {
  const words = HIDDEN.found(plainWords(positive));
  const spans = spansOf(TERMS, words);
  const isNegated = negationsIn(
    words,
    spans.filter(({ kind }) => isUnsafeKind(kind) || kind === 'person'),
    spans.filter(({ kind }) => kind === 'clothing' || kind === 'garment'),
  );
  const isAllowed = coveredBy(spans.filter(({ kind }) => kind === 'allowed'));
  const wanted = new Set<string>(
    spans.flatMap((span) => (isAllowed(span) || isNegated(span) ? [] : span.kind)),
  );
  const leftOut = leftOutBy(HIDDEN.found(plainWords(negative)));
  const without = spans.filter((span) => isNegated(span) && endsEntry(words, span));
  const undresses =
    wanted.has('sexual') ||
    leftOut.undresses ||
    without.some(({ kind }) => kind === 'clothing') ||
    without.filter(({ kind }) => kind === 'garment').length > 1;
  const asked = UNSAFE_KINDS.find((kind) => wanted.has(kind));
  const hasMinor = wanted.has('minor') || leftOut.hasAdults;
  if ((undresses || wanted.has('suggestive')) && hasMinor) return 'minors';
  if (undresses && asked !== 'minors') return 'sexual';
  if (asked) return asked;
  if (reader === 'model' && hasMinor) return 'children';
  if (reader === 'model' && wanted.has('person')) return 'person';
  return isUnreadable(positive) ? 'unreadable' : undefined;
}

/** @param phrases by their first word */
function coveredBy(phrases: readonly Span[]): (span: Span) => boolean {
  const reach: number[] = [];
  for (const { from, to } of phrases) {
    for (let i = from; i < to; i++) reach[i] = Math.max(reach[i] ?? 0, to);
  }
  return ({ from, to }) => to <= (reach[from] ?? 0);
}

/** Checks whether a "no" covers a term. Two negations cancel each other: "not without". */
function negationsIn(
  words: readonly PlainWord[],
  unsafe: readonly Span[],
  clothes: readonly Span[],
): (span: Span) => boolean {
  const [isUnsafe, isClothes] = [unsafe, clothes].map((spans) => {
    const isIn = words.map(() => false);
    for (const { from, to } of spans) isIn.fill(true, from, to);
    return isIn;
  }) as [boolean[], boolean[]];
  const isOfEntry = (i: number) => BETWEEN.has(words[i]!.text) || isUnsafe[i]!;
  const reaching: number[] = [];
  for (const [i, { text, clause }] of words.entries()) {
    const before = words[i - 1];
    const isRepeated =
      REPEATED.has(text) && before?.clause === clause && NEGATIONS.has(before.text);
    const own = NEGATIONS.has(text) && !isRepeated ? 1 : 0;
    // "No nudity and no blood": the second negation is independent.
    const isNew = own > 0 && before !== undefined && CONJUNCTIONS.has(before.text);
    const goesOn =
      !isNew &&
      before?.clause === clause &&
      (NEGATIONS.has(before.text) || isOfEntry(i - 1) || isClothes[i - 1]!);
    // "no nudity, gore or blood": an entry that is only a term shares the previous entry's "no".
    const isEntry =
      before !== undefined &&
      before.clause !== clause &&
      own === 0 &&
      isUnsafe[i - 1]! &&
      !ADJECTIVES.has(text) &&
      isClauseOf(words, i, isOfEntry);
    reaching[i] = own + (goesOn || isEntry ? reaching[i - 1]! : 0);
  }
  return ({ from }) => {
    const own = NEGATIONS.has(words[from]!.text) ? 1 : 0;
    return (reaching[from]! - own) % 2 === 1;
  };
}

function isClauseOf(
  words: readonly PlainWord[],
  from: number,
  isOne: (at: number) => boolean,
): boolean {
  for (let i = from; words[i]?.clause === words[from]!.clause; i++) if (!isOne(i)) return false;
  return true;
}

/** What the entries of a negative prompt leave out. Users can ask for nudity by excluding clothes. */
function leftOutBy(words: readonly PlainWord[]): { undresses: boolean; hasAdults: boolean } {
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()];
  const kinds = clauses.flatMap((clause) => {
    const spans = spansOf(LEFT_OUT, clause);
    const isLeft = clause.map(({ text }) => BETWEEN.has(text) || AROUND.has(text));
    for (const { from, to } of spans) isLeft.fill(true, from, to);
    return isLeft.every(Boolean) ? spans.map(({ kind }) => kind) : [];
  });
  const garments = kinds.filter((kind) => kind === 'garment').length;
  return {
    undresses: kinds.includes('clothing') || garments > 1,
    hasAdults: kinds.includes('adult'),
  };
}

/** "No dress code" is not about clothes. */
function endsEntry(words: readonly PlainWord[], { from, to }: Span): boolean {
  const next = words[to];
  if (next?.clause !== words[from]!.clause) return true;
  return BETWEEN.has(next.text) || CONJUNCTIONS.has(next.text);
}
