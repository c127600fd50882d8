import type { Prompt } from '../portrait-engine.js';
import { type Aspect, findTerms, type FoundTerm, isNegated } from './find-terms.js';
import { FILLERS, NEGATIONS } from './terms/sentence-words.js';
import { tokensOf, type Token } from './tokens.js';
import type { Hex } from '../pixels/colour.js';
import type { LightWish, PersonWishes, SceneWish, ToneWish, Wishes } from './wishes.js';

/** What the picture starts from decides what can be changed in it. */
export type PromptSubject = 'photo' | 'drawing';

export type ReadPrompt = {
  readonly wishes: Wishes;
  /** What is not honoured, in the person's own words, with the reason where there is one to give. */
  readonly unmet: readonly string[];
};

const AS_IN_THE_PHOTO: Readonly<Partial<Record<Aspect, string>>> = {
  hairColour: 'hair stays as in the photo',
  hairLength: 'hair stays as in the photo',
  hairShape: 'hair stays as in the photo',
  glasses: 'glasses stay as in the photo',
  beard: 'beards stay as in the photo',
  hat: 'headwear stays as in the photo',
  expression: 'the expression stays as in the photo',
  skin: 'skin keeps its shade',
  clothing: 'clothes stay as in the photo',
  clothes: 'clothes stay as in the photo',
  old: 'age stays as in the photo',
};
const NOT_DRAWN = 'avatars wear plain clothes';

/**
 * Reads a prompt against the vocabulary in `terms/`. Deterministic. Where two words contradict
 * each other the first one counts and the other is reported; what the negative prompt, or a "no"
 * before a word, asks to leave out is left out, and what is never there needs no report.
 */
export function readPrompt(prompt: Prompt, subject: PromptSubject): ReadPrompt {
  const wishes = new WishList(subject);
  const unmet: string[] = [];
  for (const [text, isNegative] of [
    [prompt.positive, false],
    [prompt.negative, true],
  ] as const) {
    const tokens = tokensOf(text);
    const terms = findTerms(tokens, isNegative);
    const refused = terms.flatMap((term) => {
      const reason = wishes.add(term);
      return reason === undefined ? [] : [{ from: term.from, to: nounAfter(tokens, term), reason }];
    });
    const strange = isNegative ? [] : strangeWords(tokens, terms);
    for (const { from, to, reason } of joined([...refused, ...strange], tokens)) {
      const words = text.slice(tokens[from].start, tokens[to - 1].end);
      unmet.push(reason ? `${words} (${reason})` : words);
    }
  }
  return { wishes: wishes.all, unmet: [...new Set(unmet)] };
}

/** Tokens `from` to `to`, the last one excluded, and why they are not honoured. */
type Refusal = { readonly from: number; readonly to: number; readonly reason: string };

/** Nouns without a meaning of their own that make a refused word readable: "confident expression". */
const NOUNS = new Set(['expression', 'hair', 'skin', 'look', 'lighting', 'light', 'background']);

function nounAfter(tokens: readonly Token[], { to }: FoundTerm): number {
  const next = tokens[to];
  return next?.clause === tokens[to - 1].clause && NOUNS.has(next.word) ? to + 1 : to;
}

/** In the prompt's order; neighbours refused for the same reason are one phrase. */
function joined(refusals: readonly Refusal[], tokens: readonly Token[]): Refusal[] {
  const out: Refusal[] = [];
  for (const refusal of refusals.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    const isNext =
      last?.reason === refusal.reason &&
      last.to >= refusal.from &&
      tokens[last.from].clause === tokens[refusal.from].clause;
    if (isNext) out[out.length - 1] = { ...last, to: refusal.to };
    else out.push(refusal);
  }
  return out;
}

/** Phrases that no term covers. What a "no" asks to leave out and has no name here was never there. */
function strangeWords(tokens: readonly Token[], terms: readonly FoundTerm[]): Refusal[] {
  const covered = new Set(terms.flatMap(({ from, to }) => range(from, to)));
  const phrases: Refusal[] = [];
  let open: { from: number; to: number } | undefined;
  const close = () => {
    if (open) phrases.push({ ...open, reason: '' });
    open = undefined;
  };
  for (const [i, { word, clause }] of tokens.entries()) {
    const isKnown = covered.has(i) || NEGATIONS.has(word) || isNegated(tokens, i);
    if (isKnown || (open && tokens[open.from].clause !== clause)) close();
    if (isKnown || FILLERS.has(word)) continue;
    open = { from: open?.from ?? i, to: i + 1 };
  }
  close();
  return phrases;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** Collects found terms; the first of a kind wins. */
class WishList {
  readonly #single = new Map<Aspect, string>();
  readonly #person: PersonWishes = {};
  readonly #tones = new Set<ToneWish>();
  readonly #colours = new Set<Hex>();
  readonly #avoidedStyles = new Set<string>();

  constructor(private readonly subject: PromptSubject) {}

  /** Undefined when honoured; else the reason why not, or '' for "something else came first". */
  add(term: FoundTerm): string | undefined {
    const { aspect } = term;
    switch (aspect) {
      case 'style':
      case 'light':
      case 'scene':
      case 'framing':
      case 'backdropColour':
        return this.#addToPicture(aspect, term);
      case 'tone':
        if (!term.negated) this.#tones.add(term.value as ToneWish);
        return undefined;
      case 'colour':
        if (!term.negated) this.#colours.add(term.value as Hex);
        return undefined;
      case 'gender':
        if (!term.negated) this.#person.gender ??= term.value as 'woman' | 'man';
        return undefined;
      default:
        if (this.subject === 'photo') return AS_IN_THE_PHOTO[aspect];
        return this.#addToPerson(aspect, term);
    }
  }

  get all(): Wishes {
    return {
      ...(this.#single.has('style') && { style: this.#single.get('style')! }),
      avoidedStyles: [...this.#avoidedStyles],
      ...(this.#single.has('light') && { light: this.#single.get('light') as LightWish }),
      tones: [...this.#tones],
      colours: [...this.#colours],
      ...(this.#single.has('scene') && { scene: this.#single.get('scene') as SceneWish }),
      ...(this.#single.has('backdropColour') && {
        backdropColour: this.#single.get('backdropColour') as Hex,
      }),
      ...(this.#single.has('framing') && {
        framing: this.#single.get('framing') as Wishes['framing'],
      }),
      person: this.#person,
    };
  }

  #addToPicture(aspect: Aspect, { value, negated }: FoundTerm): string | undefined {
    if (negated) {
      if (aspect === 'style') this.#avoidedStyles.add(value);
      return undefined;
    }
    const held = this.#single.get(aspect);
    if (held === undefined || held === value) {
      this.#single.set(aspect, value);
      return undefined;
    }
    if (aspect === 'style' && [held, value].includes(PLAIN_STYLE)) {
      this.#single.set(aspect, held === PLAIN_STYLE ? value : held);
      return undefined;
    }
    const both = BOTH.find(({ of }) => of.includes(held) && of.includes(value));
    if (!both) return '';
    this.#single.set(aspect, both.is);
    return undefined;
  }

  #addToPerson(aspect: Aspect, { value, negated }: FoundTerm): string | undefined {
    const person = this.#person;
    switch (aspect) {
      case 'glasses':
        person.glasses ??= negated ? false : (value as 'clear' | 'dark');
        break;
      case 'beard':
        person.beard ??= negated ? false : (value as Exclude<PersonWishes['beard'], false>);
        break;
      case 'hat':
        person.hat ??= negated ? false : (value as Exclude<PersonWishes['hat'], false>);
        break;
      case 'expression':
        if (!negated) person.expression ??= value as PersonWishes['expression'];
        else if (value === 'smile' || value === 'laugh') person.noSmile = true;
        break;
      case 'clothes':
        return negated ? undefined : NOT_DRAWN;
      default:
        if (!negated) this.#describe(aspect, value);
    }
    return undefined;
  }

  #describe(aspect: Aspect, value: string): void {
    const person = this.#person;
    if (aspect === 'old') person.old = true;
    if (aspect === 'hairColour') person.hairColour ??= value as Hex;
    if (aspect === 'hairLength') person.hairLength ??= value as PersonWishes['hairLength'];
    if (aspect === 'hairShape') person.hairShape ??= value as PersonWishes['hairShape'];
    if (aspect === 'skin') person.skin ??= value as Hex;
    if (aspect === 'clothing' && value !== 'plain') person.clothing ??= value as Hex;
  }
}

/** "Professional" is said of every treatment; any other style is meant more. */
const PLAIN_STYLE = 'Studio headshot';
/** Pairs that are one wish together, or of which the narrower one is meant. */
const BOTH: readonly { of: readonly string[]; is: string }[] = [
  { of: ['soft', 'dramatic'], is: 'soft dramatic' },
  { of: ['soft', 'soft dramatic'], is: 'soft dramatic' },
  { of: ['dramatic', 'soft dramatic'], is: 'soft dramatic' },
  { of: ['dramatic', 'rim'], is: 'rim' },
  { of: ['soft dramatic', 'rim'], is: 'rim' },
  { of: ['low key', 'rim'], is: 'rim' },
  { of: ['low key', 'dramatic'], is: 'low key' },
  { of: ['studio', 'dramatic'], is: 'dramatic' },
  { of: ['night', 'neon'], is: 'neon' },
  { of: ['soft', 'window'], is: 'window' },
  { of: ['soft', 'natural'], is: 'natural' },
  { of: ['soft', 'golden hour'], is: 'golden hour' },
  { of: ['soft', 'studio'], is: 'studio' },
  { of: ['soft', 'high key'], is: 'high key' },
  { of: ['soft', 'candle'], is: 'candle' },
  { of: ['natural', 'window'], is: 'window' },
  { of: ['natural', 'golden hour'], is: 'golden hour' },
  { of: ['bokeh', 'garden'], is: 'garden' },
  { of: ['bokeh', 'office'], is: 'office' },
  { of: ['bokeh', 'library'], is: 'library' },
  { of: ['bokeh', 'night city'], is: 'night city' },
  { of: ['bokeh', 'open country'], is: 'open country' },
  { of: ['window room', 'office'], is: 'office' },
  { of: ['plain', 'gradient'], is: 'gradient' },
  { of: ['canvas', 'plain'], is: 'canvas' },
];
