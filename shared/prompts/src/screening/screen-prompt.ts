import type { Prompt } from '../read-prompt.js';
import { joinedWord, type PlainWord, plainWords } from './plain-words.js';
import { type Span, spansOf, type TermTable, termTable, wordSet } from './term-table.js';
import { PUBLIC_FIGURES } from './public-figures.js';
import { isUnreadable } from './unreadable.js';
import {
  ALLOWED_PHRASES,
  CLOTHING_LEFT_OUT,
  MINOR_TERMS,
  PARTED_TERMS,
  SUGGESTIVE_TERMS,
  UNSAFE_TERMS,
  type UnsafeKind,
} from './unsafe-terms.js';

export type PromptRefusal = UnsafeKind | 'unreadable' | 'children' | 'person';
export type PromptReader = 'studio' | 'model';

const tableOf = (terms: Readonly<Record<string, string>>) => termTable(...Object.values(terms));
/** Most severe first, because we report only one. */
const UNSAFE: readonly { kind: UnsafeKind; table: TermTable }[] = (
  ['minors', 'sexual', 'hate', 'violence'] as const
).map((kind) => ({ kind, table: tableOf(UNSAFE_TERMS[kind]) }));
const SUGGESTIVE = tableOf(SUGGESTIVE_TERMS);
const MINOR = tableOf(MINOR_TERMS);
const ALLOWED = tableOf(ALLOWED_PHRASES);
const CLOTHING = tableOf(CLOTHING_LEFT_OUT);
const PERSONS = termTable(PUBLIC_FIGURES);
const PARTED = wordSet(PARTED_TERMS);
/** Words to find letter by letter; shorter ones occur in ordinary words. */
const SPELLED = UNSAFE.flatMap(({ table }) => table.single.filter(({ length }) => length >= 3));
const LONGEST_PARTED = Math.max(...[...PARTED].map(({ length }) => length));

const NEGATIONS = wordSet(
  `no not without never avoid minus except non nothing isnt dont remove kein keine keinen keiner keinem keines nicht ohne nie
   niemals weder noch pas sans aucun aucune jamais ni sin ningun ninguna ningunos ningunas nunca jamas`,
);
const BETWEEN = wordSet(
  `a an the any all kind kinds sort type of visible real show shows showing be being to want wants me my her his him them it in
   or nor and much too contain contains containing t eine einen einer einem ein der die das zeigen sichtbare sichtbares oder
   und de du la le les une un des visible visibles ou et quiero ser mostrar el los las una o y nada`,
);

const CONJUNCTIONS = wordSet('and or nor und oder noch et ou ni y o');

/** Deterministic and without a model, so that refusals are explainable and testable. */
export function screenPrompt(
  { positive, negative }: Prompt,
  reader: PromptReader = 'studio',
): PromptRefusal | undefined {
  const words = withParted(plainWords(positive));
  const allowed = spansOf(ALLOWED, words);
  const found = UNSAFE.map(({ kind, table }) => ({ kind, spans: spansOf(table, words) }));
  const persons = reader === 'model' ? spansOf(PERSONS, words) : [];
  const isLeftOut = negationsIn(words, [...found.flatMap(({ spans }) => spans), ...persons]);
  const wanted = (spans: readonly Span[]) =>
    spans.filter((span) => !allowed.some((phrase) => isWithin(span, phrase)) && !isLeftOut(span));
  const asked = found.flatMap(({ kind, spans }) => (wanted(spans).length > 0 ? kind : []));
  const undresses = asked.includes('sexual') || leavesClothesOut(negative);
  const isRevealing = undresses || wanted(spansOf(SUGGESTIVE, words)).length > 0;
  const hasMinor = showsMinor(positive, wanted(spansOf(MINOR, words)));
  if (isRevealing && hasMinor) return 'minors';
  if (undresses && !asked.includes('minors')) return 'sexual';
  if (asked[0]) return asked[0];
  if (reader === 'model' && hasMinor) return 'children';
  if (wanted(persons).length > 0) return 'person';
  return isUnreadable(positive) ? 'unreadable' : undefined;
}

const isWithin = (span: Span, outer: Span) => span.from >= outer.from && span.to <= outer.to;

function showsMinor(text: string, found: readonly Span[]): boolean {
  const ages = text.matchAll(
    /\b(?:aged?\s*)?(\d{1,2})\s*-?\s*(?:years?\b|yrs?\b|yo\b|y\/o|jahre|jährig|jaehrig|ans\b|años|anos\b)/giu,
  );
  return found.length > 0 || [...ages].some(([, years]) => Number(years) < 18);
}

/** Checks whether a "no" covers a term. Two negations cancel each other: "not without". */
function negationsIn(
  words: readonly PlainWord[],
  unsafe: readonly Span[],
): (span: Span) => boolean {
  const isUnsafe = words.map(() => false);
  for (const { from, to } of unsafe) isUnsafe.fill(true, from, to);
  const isPassed = (i: number) => BETWEEN.has(words[i]!.text) || isUnsafe[i]!;
  const reaching: number[] = [];
  for (const [i, { text, clause }] of words.entries()) {
    const before = words[i - 1];
    const own = NEGATIONS.has(text) ? 1 : 0;
    // "No nudity and no blood": the second negation is independent.
    const isNew = own > 0 && before !== undefined && CONJUNCTIONS.has(before.text);
    const goesOn =
      !isNew && before?.clause === clause && (NEGATIONS.has(before.text) || isPassed(i - 1));
    // "no nudity, gore or blood": an entry that is only a term shares the previous entry's "no".
    const isEntry =
      before !== undefined &&
      before.clause !== clause &&
      isUnsafe[i - 1]! &&
      isClauseOf(words, i, isPassed);
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

/** Users can ask for nudity by excluding clothes. */
function leavesClothesOut(negative: string): boolean {
  const words = plainWords(negative);
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()];
  return clauses.some((clause) => {
    const entry = clause.filter(({ text }) => !BETWEEN.has(text));
    return spansOf(CLOTHING, entry).some(({ from, to }) => from === 0 && to === entry.length);
  });
}

function withParted(words: readonly PlainWord[]): PlainWord[] {
  const out: PlainWord[] = [];
  for (let i = 0; i < words.length;) {
    const letters = lettersFrom(words, i);
    const spelled = letters >= 3 ? spelledOut(joinedWord(words.slice(i, i + letters))) : undefined;
    const parts = spelled ? letters : partedAt(words, i);
    out.push(spelled ?? (parts === 1 ? words[i]! : joinedWord(words.slice(i, i + parts))));
    i += parts;
  }
  return out;
}

function lettersFrom(words: readonly PlainWord[], at: number): number {
  let letters = 0;
  while (words[at + letters]?.text.length === 1) letters += 1;
  return letters;
}

function spelledOut({ readings, clause }: PlainWord): PlainWord | undefined {
  const spelled = SPELLED.find((term) => [...readings].some((reading) => reading.includes(term)));
  return spelled === undefined ? undefined : { ...plainWords(spelled)[0]!, clause };
}

function partedAt(words: readonly PlainWord[], at: number): number {
  let { length } = words[at]!.text;
  for (let parts = 2; at + parts <= words.length && length < LONGEST_PARTED; parts++) {
    const joined = joinedWord(words.slice(at, at + parts));
    if ([...joined.readings].some((reading) => PARTED.has(reading))) return parts;
    length += words[at + parts - 1]!.text.length;
  }
  return 1;
}
