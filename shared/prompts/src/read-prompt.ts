import { findTerms, type FoundTerm, meaningOf, negatedIn } from './find-terms.js';
import { inEnglish } from './in-english.js';
import type { MainWishRule } from '@likeness/contracts/generation/main-wish-rules';
import type { Coded, WishMeaning } from '@likeness/contracts/generation/prompt-answers';
import { meaningInWords, reasonInWords } from './answers-in-words.js';
import { namedPictures } from './named-pictures.js';
import { FILLERS, NEGATIONS, NEVER_SHOWN, type Token, tokensOf } from './tokens.js';
import { answerTo, AS_IN_THE_PHOTO } from './wish-matrix.js';
import { PLAIN_STYLE, WishList } from './wish-list.js';
import type { PersonWishes, PromptSubject, Reason, Wishes } from './wishes.js';

export type Prompt = { readonly positive: string; readonly negative: string };

export type FollowedWish = Coded<WishMeaning> & {
  readonly words: string;
  readonly as: string;
  /** What of it the picture lacks. */
  readonly partly?: Reason & { readonly reason: string | null };
};
/** A wish in the user's words, and the reason; null for words without a known meaning. */
type UnmetWish = Reason & { readonly words: string; readonly reason: string | null };

type MainUnmet = UnmetWish & { readonly rule: MainWishRule };

export type ReadPrompt = {
  readonly wishes: Wishes;
  readonly followed: readonly FollowedWish[];
  readonly unmet: readonly UnmetWish[];
  /** Words that describe the person of a photo: neither followed nor unmet. */
  readonly stays: readonly string[];
  /** The unmet main wish; such a picture is free. */
  readonly mainUnmet: MainUnmet | null;
  /** The main wish, if it is followed. */
  readonly mainFollowed: FollowedWish | null;
  /** Numbers, from 1, of the pictures used only for their look. */
  readonly lookImages: readonly number[];
};

type Place = { readonly from: number; readonly to: number; readonly isFraming?: boolean };
type Followed = Place & { readonly as: Coded<WishMeaning>; readonly partly?: Reason };
type Refusal = Place & { readonly reason: Reason; readonly isSubject: boolean };
type Part = Followed | Refusal;
/** A wish whose meaning depends on wishes that follow. */
type Wished = Place & { readonly term: FoundTerm; readonly partly?: Reason };

/**
 * Deterministic, so that page, pricing and rendering agree. Of two conflicting terms, the first one
 * counts.
 * The main wish is another person or role. Without one, it is the first wish, except framing.
 */
export function readPrompt(prompt: Prompt, subject: PromptSubject): ReadPrompt {
  const read = (text: string, isNegative: boolean) => wordsIn(text, isNegative, subject);
  const [yes, no] = [read(prompt.positive, false), read(prompt.negative, true)];
  const wishes = new WishList(subject, styleIn(yes.terms));
  const [finishYes, finishNo] = [partsOf(yes, wishes), partsOf(no, wishes)];
  const [positive, negative] = [finishYes(), finishNo()];
  const refused = positive.parts.filter(isRefusal);
  const isMain = (part: Part) =>
    !part.isFraming && (isRefusal(part) || part.as.code !== 'left-out');
  const main =
    refused.find(({ isSubject }) => isSubject) ??
    positive.parts.find(isMain) ??
    positive.parts.find((part) => part.isFraming);
  const unmet = [
    ...refused.map(positive.told),
    ...negative.parts.filter(isRefusal).map(negative.told),
  ];
  const followedAs = (part: Followed): FollowedWish => ({
    words: positive.wordsOf(part),
    as: meaningInWords(part.as),
    ...part.as,
    ...(part.partly && { partly: { ...part.partly, reason: reasonInWords(part.partly) } }),
  });
  return {
    wishes: wishes.all,
    followed: positive.parts.flatMap((part) => (isRefusal(part) ? [] : followedAs(part))),
    unmet: unmet.filter(({ words }, i) => unmet.findIndex((other) => other.words === words) === i),
    stays: positive.stays,
    mainUnmet:
      main && isRefusal(main)
        ? { ...positive.told(main), rule: main.isSubject ? 'subject' : 'first' }
        : null,
    mainFollowed: main && !isRefusal(main) ? followedAs(main) : null,
    lookImages: positive.lookImages,
  };
}

/** "Professional" fits every style, so a more specific one counts. */
function styleIn(terms: readonly FoundTerm[]): string | undefined {
  const styles = terms.filter(
    ({ aspect, negated }) =>
      !negated && (aspect === 'style' || aspect === 'nearestStyle' || aspect === 'painter'),
  );
  const exact = styles.filter(({ isNearest }) => !isNearest);
  return [...exact, ...styles].toSorted((a, b) => rank(a) - rank(b))[0]?.value;
}
const rank = ({ value, isNearest }: FoundTerm) =>
  (value === PLAIN_STYLE ? 1 : 0) + (isNearest ? 2 : 0);

const isRefusal = (part: Part): part is Refusal => !('as' in part);

function wordsIn(text: string, isNegative: boolean, subject: PromptSubject) {
  const tokens = inEnglish(tokensOf(text));
  const pictures = isNegative || subject !== 'photo' ? [] : namedPictures(tokens);
  return { text, isNegative, tokens, terms: findTerms(tokens, isNegative), pictures };
}

/** Adds the wishes of a text, and tells what became of them when all texts are added. */
function partsOf(
  { text, isNegative, tokens, terms, pictures }: ReturnType<typeof wordsIn>,
  wishes: WishList,
) {
  const { subject, style } = wishes;
  const wordsOf = ({ from, to }: Pick<Place, 'from' | 'to'>) => {
    const part = tokens.slice(from, to);
    if (part.length === 0) return text.trim();
    return text.slice(
      Math.min(...part.map(({ start }) => start)),
      Math.max(...part.map(({ end }) => end)),
    );
  };
  const stays: Place[] = [];
  const orders = ordersIn(tokens);
  const known = terms.flatMap((term): (Wished | Refusal)[] => {
    const place = {
      from: term.from,
      to: nounAfter(tokens, term),
      isFraming: term.aspect === 'framing',
    };
    const isSubject = term.aspect === 'people' || term.aspect === 'role';
    if (subject === 'photo' && describesThePerson(term, tokens, orders)) {
      stays.push(place);
      return [];
    }
    const isPicture = term.negated && !PERSON.has(term.aspect);
    const answer = isPicture ? undefined : answerTo(term, style, subject);
    const isRefused = answer && !answer.isPartly;
    const reason = isRefused ? answer.reason : wishes.add(term, wordsOf(place));
    if (reason !== undefined) return [{ ...place, reason, isSubject }];
    return [{ ...place, term, ...(answer && { partly: answer.reason }) }];
  });
  return () => {
    const looks = pictures.filter(({ isLook }) => isLook);
    const taken = looks.map(({ image, from, to }): Part => ({
      from,
      to,
      as: { code: 'look', values: [String(image)] },
    }));
    const strange = isNegative ? [] : strangeWords(text, tokens, [...terms, ...pictures]);
    const meant = known.flatMap((part) =>
      'term' in part ? meaningIn(part, wishes, isNegative) : part,
    );
    return {
      parts: joined([...meant, ...taken, ...strange], tokens),
      stays: merged(stays, tokens).map(wordsOf),
      lookImages: looks.map(({ image }) => image),
      wordsOf,
      told: (part: Refusal): UnmetWish => ({
        words: wordsOf(part),
        reason: reasonInWords(part.reason),
        ...part.reason,
      }),
    };
  };
}

function meaningIn({ term, ...place }: Wished, wishes: WishList, isNegative: boolean): Part[] {
  if (isNegative) return [];
  if (term.negated) {
    const isToldAs = wishes.subject === 'photo' || !PERSON.has(term.aspect);
    return isToldAs ? [{ ...place, as: { code: 'left-out' } }] : [];
  }
  if (wishes.subject === 'drawing' && isCovered(term, wishes.all.person)) {
    return [{ ...place, reason: { code: 'hair-covered' }, isSubject: false }];
  }
  if (term.aspect === 'clothes' && isOfPlainCollection(wishes.all.person)) {
    return [{ ...place, reason: { code: 'clothes-plain' }, isSubject: false }];
  }
  const held = wishes.heldFor(term);
  if (held && term.aspect === 'style') {
    return [{ ...place, reason: { code: 'came-first', values: [held.words] }, isSubject: false }];
  }
  const as = meaningOf({ ...term, value: held?.value ?? term.value }, wishes.subject);
  return as ? [{ ...place, as }] : [];
}

/** Only one of the two collections has headwear, afros, braids and moustaches, and its clothes are plain. */
export function isOfPlainCollection({ hat, hairShape, beard }: PersonWishes): boolean {
  const hasItsHair = hairShape === 'afro' || hairShape === 'braids';
  return Boolean(hat) || hasItsHair || beard === 'moustache' || beard === 'goatee';
}

/** Below a hat, only color and length of hair show; a headscarf covers all of it. */
function isCovered({ aspect, value }: FoundTerm, { hat, beard }: PersonWishes): boolean {
  if (aspect === 'hairShape') return Boolean(hat);
  if (hat !== 'headscarf') return false;
  return aspect === 'hairColour' ? !beard : aspect === 'hairLength' && value !== 'bald';
}

const PERSON = new Set(Object.keys(AS_IN_THE_PHOTO));
const CHANGED_BY_WISHES = new Set(['hat', 'hatColour', 'expression', 'clothing', 'clothes']);
const CHANGES = new Set(['make', 'give', 'turn', 'change', 'put', 'want', 'get']);
const ALWAYS_CHANGE = new Set([
  'add',
  'dye',
  'remove',
  'younger',
  'lighter',
  'darker',
  'fewer',
  'hide',
]);
const WHOSE = new Set(['me', 'my', 'him', 'her', 'them', 'hair', 'skin', 'look', 'eyes']);
const PICTURES = new Set(['portrait', 'picture', 'photo', 'image', 'painting', 'drawing']);

/** Clauses that ask to change the person: "make my hair gray". */
function ordersIn(tokens: readonly Token[]): ReadonlySet<number> {
  const clauses = Map.groupBy(tokens, ({ clause }) => clause);
  const orders = [...clauses].filter(([, clause]) => {
    const words = clause.map(({ word }) => word);
    if (words.some((word) => ALWAYS_CHANGE.has(word))) return true;
    const changesHair = words.includes('hair') && !words.some((word) => PICTURES.has(word));
    return words.some((word, i) => {
      if (!CHANGES.has(word)) return false;
      const next = words.slice(i + 1, i + 4);
      const isOwn = WHOSE.has(next[0] ?? '') && !next.some((each) => PICTURES.has(each));
      return word === 'want' || isOwn || changesHair;
    });
  });
  return new Set(orders.map(([clause]) => clause));
}

/** "Gray hair" describes the person of the photo. */
function describesThePerson(
  { aspect, from, to, negated }: FoundTerm,
  tokens: readonly Token[],
  orders: ReadonlySet<number>,
): boolean {
  const isOrder = orders.has(tokens[from]!.clause) && !isKept(tokens, from);
  if (negated || !PERSON.has(aspect) || CHANGED_BY_WISHES.has(aspect) || isOrder) return false;
  return !tokens.slice(from, to).some(({ word }) => /^(?:look|rejuvenated)$/.test(word));
}

/** "Fewer wrinkles but keep my freckles". */
function isKept(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'keep');
}

/** Adjacent places as one. */
function merged(places: readonly Place[], tokens: readonly Token[]): Place[] {
  const out: Place[] = [];
  for (const place of places) {
    const last = out.at(-1);
    const isNext = last && last.to >= place.from;
    if (isNext && tokens[last.from]!.clause === tokens[place.from]!.clause) {
      out[out.length - 1] = { ...last, to: Math.max(last.to, place.to) };
    } else out.push(place);
  }
  return out;
}

const UNKNOWN: Reason = { code: 'unknown' };

const NOUNS = new Set(
  'expression hair skin look lighting light background eyes woman man girl boy'.split(' '),
);

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

/** Skips words after a "no" that are never in a picture. */
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
  const phrases = keptBackdrops(tokens, covered);
  let open: { from: number; to: number } | undefined;
  const close = () => {
    if (open) phrases.push({ ...open, reason: UNKNOWN, isSubject: false });
    open = undefined;
  };
  for (const [i, { word, clause }] of tokens.entries()) {
    const isKnown = covered.has(i) || NEGATIONS.has(word) || (negated[i] && NEVER_SHOWN.has(word));
    if (isKnown || (open && tokens[open.from]!.clause !== clause)) close();
    if (isKnown || FILLERS.has(word)) continue;
    open = { from: open?.from ?? i, to: i + 1 };
  }
  close();
  return phrases;
}

const KEEPS = new Set(['keep', 'leave', 'same', 'original', 'change']);
const BACKDROPS = new Set(['background', 'backdrop']);

/** "Keep the background": no picture does. "Keep it white" is another wish. */
function keptBackdrops(tokens: readonly Token[], known: ReadonlySet<number>): Refusal[] {
  const clauses = Map.groupBy(tokens.keys(), (i) => tokens[i]!.clause).values();
  return [...clauses].flatMap((places) => {
    const has = (words: ReadonlySet<string>) => places.some((i) => words.has(tokens[i]!.word));
    if (!has(KEEPS) || !has(BACKDROPS) || places.some((i) => known.has(i))) return [];
    return [{ from: places[0]!, to: places.at(-1)! + 1, reason: UNKNOWN, isSubject: false }];
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
