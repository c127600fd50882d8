import { findTerms, type FoundTerm, negatedIn } from './find-terms.js';
import { inEnglish } from './in-english.js';
import type { MainWishRule } from '@likeness/contracts/generation/main-wish-rules';
import type { Coded, WishMeaning } from '@likeness/contracts/generation/prompt-answers';
import { meaningInWords, reasonInWords } from './answers-in-words.js';
import { namedPictures } from './named-pictures.js';
import { FILLERS, NEGATIONS } from './sentence-words.js';
import { STYLES_WITHOUT_SCENERY } from './style-terms.js';
import { tokensOf, type Token } from './tokens.js';
import { meaningOf } from './wish-meanings.js';
import { type PromptSubject, type Reason, WishList } from './wish-list.js';
import type { Wishes } from './wishes.js';

export type Prompt = { readonly positive: string; readonly negative: string };

type FollowedWish = Coded<WishMeaning> & { readonly words: string; readonly as: string };
/** A wish in the user's words, and the reason; null for words without a known meaning. */
type UnmetWish = Reason & { readonly words: string; readonly reason: string | null };

type MainUnmet = UnmetWish & { readonly rule: MainWishRule };

type ReadPrompt = {
  readonly wishes: Wishes;
  readonly followed: readonly FollowedWish[];
  readonly unmet: readonly UnmetWish[];
  /** The unmet main wish; such a picture is free. */
  readonly mainUnmet: MainUnmet | null;
  /** Numbers, from 1, of the pictures used only for their look. */
  readonly lookImages: readonly number[];
};

type Part = { readonly from: number; readonly to: number; readonly isFraming?: boolean } & (
  | { readonly as: Coded<WishMeaning> }
  | { readonly reason: Reason; readonly isSubject: boolean }
);
type Refusal = Extract<Part, { isSubject: boolean }>;

/**
 * Deterministic, so that page, pricing and rendering agree. Of two conflicting terms, the first one
 * counts.
 * The main wish is another person or role. Without one, it is the first wish, except framing.
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
      'as' in part
        ? [{ words: positive.wordsOf(part), as: meaningInWords(part.as), ...part.as }]
        : [],
    ),
    unmet: unmet.filter(({ words }, i) => unmet.findIndex((other) => other.words === words) === i),
    mainUnmet:
      main && isRefusal(main)
        ? { ...positive.told(main), rule: main.isSubject ? 'subject' : 'first' }
        : null,
    lookImages: positive.lookImages,
  };
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
    as: { code: 'look', values: [String(image)] },
  }));
  const strange = isNegative ? [] : strangeWords(text, tokens, [...terms, ...pictures]);
  return {
    parts: joined([...known, ...taken, ...strange], tokens),
    lookImages: looks.map(({ image }) => image),
    wordsOf: tokens.length > 0 ? wordsOf : () => text.trim(),
    told: (part: Refusal): UnmetWish => ({
      words: tokens.length > 0 ? wordsOf(part) : text.trim(),
      reason: reasonInWords(part.reason),
      ...part.reason,
    }),
  };
}

/** For techniques with empty paper around the person. */
function sceneryRefusal(terms: readonly FoundTerm[], subject: PromptSubject): Reason | undefined {
  if (subject !== 'photo') return undefined;
  const style = terms.find(({ aspect, negated }) => aspect === 'style' && !negated)?.value;
  return style && STYLES_WITHOUT_SCENERY.includes(style)
    ? { code: 'no-scenery', values: [style] }
    : undefined;
}

const UNKNOWN: Reason = { code: 'unknown' };

const NOUNS = new Set(['expression', 'hair', 'skin', 'look', 'lighting', 'light', 'background']);

function nounAfter(tokens: readonly Token[], { to }: FoundTerm): number {
  const next = tokens[to];
  return next?.clause === tokens[to - 1]!.clause && NOUNS.has(next.word) ? to + 1 : to;
}

function joined(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const out: Part[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    const isNext =
      last &&
      isRefusal(last) &&
      isRefusal(part) &&
      reasonInWords(last.reason) === reasonInWords(part.reason) &&
      last.to >= part.from &&
      tokens[last.from]!.clause === tokens[part.from]!.clause;
    if (isNext) {
      out[out.length - 1] = { ...last, to: part.to, isSubject: last.isSubject || part.isSubject };
    } else out.push(part);
  }
  return out;
}

/** Skips unknown words after a "no": they were never in the picture. */
function strangeWords(
  text: string,
  tokens: readonly Token[],
  terms: readonly Pick<FoundTerm, 'from' | 'to'>[],
): Refusal[] {
  if (tokens.length === 0 && text.trim() !== '') {
    return [{ from: 0, to: 0, reason: UNKNOWN, isSubject: false }];
  }
  const covered = new Set(terms.flatMap(({ from, to }) => range(from, to)));
  const negated = negatedIn(tokens);
  const phrases: Refusal[] = [];
  let open: { from: number; to: number } | undefined;
  const close = () => {
    if (open) phrases.push({ ...open, reason: UNKNOWN, isSubject: false });
    open = undefined;
  };
  for (const [i, { word, clause }] of tokens.entries()) {
    const isKnown = covered.has(i) || NEGATIONS.has(word) || negated[i];
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
