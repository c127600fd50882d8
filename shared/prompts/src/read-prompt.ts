import { findTerms, type FoundTerm, isNegated } from './find-terms.js';
import { inEnglish } from './in-english.js';
import type { MainWishRule } from '@likeness/contracts/generation/main-wish-rules';
import { namedPictures } from './named-pictures.js';
import { FILLERS, NEGATIONS } from './sentence-words.js';
import { STYLES_WITHOUT_SCENERY } from './style-terms.js';
import { tokensOf, type Token } from './tokens.js';
import { meaningOf } from './wish-meanings.js';
import { type PromptSubject, WishList } from './wish-list.js';
import type { Wishes } from './wishes.js';

/** What the person wrote: what to show, and what to leave out. */
export type Prompt = { readonly positive: string; readonly negative: string };

/** A wish in the person's own words, and what is made of it. */
type FollowedWish = { readonly words: string; readonly as: string };
/** A wish in the person's own words, and why it is not followed; null: these words mean nothing here. */
type UnmetWish = { readonly words: string; readonly reason: string | null };

type MainUnmet = UnmetWish & { readonly rule: MainWishRule };

type ReadPrompt = {
  readonly wishes: Wishes;
  readonly followed: readonly FollowedWish[];
  readonly unmet: readonly UnmetWish[];
  /** The main wish, where it is not followed: such a picture costs nothing. */
  readonly mainUnmet: MainUnmet | null;
  /** Numbers, from 1, of the pictures that are there for their look alone. */
  readonly lookImages: readonly number[];
};

/** Tokens `from` to `to`, the last one excluded, and what becomes of them. */
type Part = { readonly from: number; readonly to: number; readonly isFraming?: boolean } & (
  { readonly as: string } | { readonly reason: string | null; readonly isSubject: boolean }
);
type Refusal = Extract<Part, { isSubject: boolean }>;

/**
 * Reads a prompt against the vocabulary beside this file. Deterministic, and the same for who types
 * it, who prices it and who paints it. Where two words contradict each other the first one counts
 * and the other is reported; what the negative prompt, or a "no" before a word, asks to leave out is
 * left out, and what is never there needs no report.
 *
 * The main wish is who else is to be in the picture, or what else the person is to be; where that is
 * not asked for, it is what the prompt asks for first, but not its framing.
 */
export function readPrompt(prompt: Prompt, subject: PromptSubject): ReadPrompt {
  const wishes = new WishList(subject);
  const positive = partsOf(prompt.positive, false, wishes);
  const negative = partsOf(prompt.negative, true, wishes);
  const refused = positive.parts.filter(isRefusal);
  const main =
    refused.find(({ isSubject }) => isSubject) ??
    positive.parts.find(({ isFraming }) => !isFraming) ??
    positive.parts[0];
  const unmet = [
    ...refused.map(positive.told),
    ...negative.parts.filter(isRefusal).map(negative.told),
  ];
  return {
    wishes: wishes.all,
    followed: positive.parts.flatMap((part) =>
      'as' in part ? [{ words: positive.wordsOf(part), as: part.as }] : [],
    ),
    unmet: unmet.filter(({ words }, i) => unmet.findIndex((other) => other.words === words) === i),
    mainUnmet:
      main && isRefusal(main)
        ? { ...positive.told(main), rule: main.isSubject ? 'subject' : 'first' }
        : null,
    lookImages: positive.lookImages,
  };
}

/** An unmet wish as pictures keep it. */
export function unmetInWords({ words, reason }: UnmetWish): string {
  return reason === null ? words : `${words} (${reason})`;
}

const isRefusal = (part: Part): part is Refusal => !('as' in part);

function partsOf(text: string, isNegative: boolean, wishes: WishList) {
  const tokens = inEnglish(tokensOf(text));
  const terms = findTerms(tokens, isNegative);
  const wordsOf = ({ from, to }: { from: number; to: number }) => {
    const part = tokens.slice(from, to);
    return text.slice(
      Math.min(...part.map(({ start }) => start)),
      Math.max(...part.map(({ end }) => end)),
    );
  };
  const scenery = sceneryRefusal(terms, wishes.subject);
  const known = terms.flatMap((term): Part[] => {
    const isFraming = term.aspect === 'framing';
    const place = { from: term.from, to: nounAfter(tokens, term), isFraming };
    const isSubject = term.aspect === 'people' || term.aspect === 'role';
    const reason =
      term.aspect === 'scene' && !term.negated && scenery
        ? scenery
        : wishes.add(term, wordsOf(place));
    if (reason !== undefined) return [{ ...place, reason, isSubject }];
    const as = term.negated || isNegative ? undefined : meaningOf(term, wishes.subject);
    return as === undefined ? [] : [{ ...place, as }];
  });
  const pictures = isNegative || wishes.subject !== 'photo' ? [] : namedPictures(tokens);
  const looks = pictures.filter(({ isLook }) => isLook);
  const taken = looks.map(({ image, from, to }): Part => ({
    from,
    to,
    as: `the look of image ${image}`,
  }));
  const strange = isNegative ? [] : strangeWords(text, tokens, [...terms, ...pictures]);
  return {
    parts: joined([...known, ...taken, ...strange], tokens),
    lookImages: looks.map(({ image }) => image),
    wordsOf: tokens.length > 0 ? wordsOf : () => text.trim(),
    told: (part: Refusal): UnmetWish => ({
      words: tokens.length > 0 ? wordsOf(part) : text.trim(),
      reason: part.reason,
    }),
  };
}

/** Why no place can be shown: the technique that is named leaves its paper empty. */
function sceneryRefusal(terms: readonly FoundTerm[], subject: PromptSubject): string | undefined {
  if (subject !== 'photo') return undefined;
  const style = terms.find(({ aspect, negated }) => aspect === 'style' && !negated)?.value;
  return style && STYLES_WITHOUT_SCENERY.has(style) ? `${style} has no scenery` : undefined;
}

/** Nouns without a meaning of their own that make a refused word readable: "confident expression". */
const NOUNS = new Set(['expression', 'hair', 'skin', 'look', 'lighting', 'light', 'background']);

function nounAfter(tokens: readonly Token[], { to }: FoundTerm): number {
  const next = tokens[to];
  return next?.clause === tokens[to - 1]!.clause && NOUNS.has(next.word) ? to + 1 : to;
}

/** In the prompt's order; neighbours refused for the same reason are one phrase. */
function joined(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const out: Part[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    const isNext =
      last &&
      isRefusal(last) &&
      isRefusal(part) &&
      last.reason === part.reason &&
      last.to >= part.from &&
      tokens[last.from]!.clause === tokens[part.from]!.clause;
    if (isNext) {
      out[out.length - 1] = { ...last, to: part.to, isSubject: last.isSubject || part.isSubject };
    } else out.push(part);
  }
  return out;
}

/** Phrases that no term covers. What a "no" asks to leave out and has no name here was never there. */
function strangeWords(
  text: string,
  tokens: readonly Token[],
  terms: readonly Pick<FoundTerm, 'from' | 'to'>[],
): Refusal[] {
  // Signs alone, of which nothing can be read.
  if (tokens.length === 0 && text.trim() !== '') {
    return [{ from: 0, to: 0, reason: null, isSubject: false }];
  }
  const covered = new Set(terms.flatMap(({ from, to }) => range(from, to)));
  const phrases: Refusal[] = [];
  let open: { from: number; to: number } | undefined;
  const close = () => {
    if (open) phrases.push({ ...open, reason: null, isSubject: false });
    open = undefined;
  };
  for (const [i, { word, clause }] of tokens.entries()) {
    const isKnown = covered.has(i) || NEGATIONS.has(word) || isNegated(tokens, i);
    if (isKnown || (open && tokens[open.from]!.clause !== clause)) close();
    if (isKnown || FILLERS.has(word)) continue;
    open = { from: open?.from ?? i, to: i + 1 };
  }
  close();
  return phrases;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
