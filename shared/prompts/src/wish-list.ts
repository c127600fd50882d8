import type { Hex } from './colour-words.js';
import { bothOf, bothScenes, placeOf } from './combined-wishes.js';
import type { FoundTerm } from './find-terms.js';
import type { Aspect } from './phrases.js';
import {
  type HourWish,
  type LightWish,
  PLACELESS,
  type SceneWish,
  type ToneWish,
} from './picture-terms.js';
import type { PersonWishes, PromptSubject, Reason, Wishes } from './wishes.js';
import { WISH_MATRIX } from './wish-matrix.js';

/** "Professional" fits every style, so a more specific style wins. */
export const PLAIN_STYLE = 'Studio headshot';

const OPPOSITE: Readonly<Partial<Record<ToneWish, ToneWish>>> = {
  dark: 'bright',
  bright: 'dark',
  warm: 'cool',
  cool: 'warm',
  vivid: 'muted',
  muted: 'vivid',
};
const GRAYING = new Set<ToneWish>(['black and white', 'sepia']);
const SOFT_LIGHTS = new Set(['soft', 'natural', 'window', 'high key']);
const GRAY = '#8b8f94';
/** Of drawn glasses. */
const BLACK = '#17181b';
const GRAYS = new Set([BLACK, '#3a3d42', GRAY, '#b9bec4', '#f4f3f0']);

type Picture = 'style' | 'light' | 'scene' | 'weather' | 'hour' | 'framing' | 'backdropColour';
type Held = { readonly value: string; readonly words: string };

export class WishList {
  readonly #single = new Map<Picture, Held>();
  readonly #person: PersonWishes = {};
  readonly #tones = new Set<ToneWish>();
  readonly #colours = new Set<Hex>();
  readonly #avoidedStyles = new Set<string>();
  #hue?: Held;
  readonly #instead: Pick<Wishes, 'light' | 'backdropColour'> = {};

  /** @param style the one that the prompt asks for */
  constructor(
    readonly subject: PromptSubject,
    readonly style?: string,
  ) {}

  /** @param words the user's words @returns the reason if the term is not followed */
  add(term: FoundTerm, words: string): Reason | undefined {
    const { aspect } = term;
    switch (aspect) {
      case 'framing':
      case 'style':
      case 'light':
      case 'hour':
      case 'scene':
      case 'weather':
      case 'backdropColour':
        return this.#addToPicture(aspect, term, words);
      case 'nearestStyle':
        if (term.negated) return undefined;
        this.#addToPicture('style', term, words);
        return { code: 'style-instead', values: [this.#single.get('style')!.value] };
      case 'painter':
        if (term.negated) return undefined;
        this.#addToPicture('style', term, words);
        return { code: 'no-painter', values: [this.#single.get('style')!.value] };
      case 'tone': {
        const tone = term.negated ? OPPOSITE[term.value as ToneWish] : (term.value as ToneWish);
        const first = tone && GRAYING.has(tone) ? this.#firstHue('gray', words) : undefined;
        if (tone && !first) this.#tones.add(tone);
        return first;
      }
      case 'colour': {
        if (term.negated) return { code: 'not-avoided' };
        // Without a hue, it changes nothing.
        if (!this.style && GRAYS.has(term.value)) return { code: 'unknown' };
        const first = this.#firstHue('lean', words);
        if (!first) this.#colours.add(term.value as Hex);
        return first;
      }
      case 'eyes':
        return { code: 'unknown' };
      case 'people':
        if (term.negated) return undefined;
        return this.#isDescribedAs(term) ? undefined : { code: 'one-person' };
      case 'role':
        return term.negated ? undefined : { code: 'no-role' };
      case 'gender':
      case 'child':
        if (term.negated) return undefined;
        this.#person.gender ??= term.value as 'woman' | 'man';
        if (aspect === 'child') this.#person.age ??= 'child';
        return undefined;
      default:
        return this.#addToPerson(aspect, term);
    }
  }

  get all(): Wishes {
    const held = (aspect: Picture) => this.#single.get(aspect)?.value;
    const [style, light, weather, framing, backdropColour] = [
      held('style'),
      (held('light') as LightWish | undefined) ?? this.#instead.light,
      held('weather') as Wishes['weather'],
      held('framing') as Wishes['framing'],
      (held('backdropColour') as Hex | undefined) ??
        (held('scene') ? undefined : this.#instead.backdropColour),
    ];
    return {
      ...(style && { style }),
      avoidedStyles: [...this.#avoidedStyles],
      ...(light && { light }),
      ...(weather && { weather }),
      tones: [...this.#tones],
      colours: [...this.#colours],
      ...placeOf(
        held('scene') as SceneWish | undefined,
        held('hour') as HourWish | undefined,
        light,
      ),
      ...(backdropColour && { backdropColour }),
      ...(framing && { framing }),
      person: this.#person,
    };
  }

  /** A picture without color leans to none. */
  #firstHue(value: 'gray' | 'lean', words: string): Reason | undefined {
    this.#hue ??= { value, words };
    if (this.#hue.value === value) return undefined;
    return { code: 'came-first', values: [this.#hue.words] };
  }

  /** True when "a child" is the person to draw, not another person. */
  #isDescribedAs({ value }: FoundTerm): boolean {
    if (this.subject === 'photo' || value !== 'child' || this.#person.gender) return false;
    this.#person.age ??= 'child';
    return true;
  }

  #addToPicture(aspect: Picture, { value, negated }: FoundTerm, words: string): Reason | undefined {
    if (negated) return this.#leaveOut(aspect, value);
    const other = this.#contradicted(aspect, value);
    if (other) return { code: 'came-first', values: [other.words] };
    const held = this.#single.get(aspect);
    if (held === undefined || held.value === value) {
      this.#single.set(aspect, held ?? { value, words });
      return undefined;
    }
    if (aspect === 'style' && [held.value, value].includes(PLAIN_STYLE)) {
      if (held.value === PLAIN_STYLE) this.#single.set(aspect, { value, words });
      return undefined;
    }
    const both = aspect === 'scene' ? bothScenes(held.value, value) : bothOf(held.value, value);
    if (!both) return { code: 'came-first', values: [held.words] };
    this.#single.set(aspect, { value: both, words: both === value ? words : held.words });
    return undefined;
  }

  /** Chooses something else where the picture could show it by itself. */
  #leaveOut(aspect: Picture, value: string): Reason | undefined {
    if (aspect === 'style') this.#avoidedStyles.add(value);
    if (aspect === 'light') this.#instead.light = SOFT_LIGHTS.has(value) ? 'dramatic' : 'soft';
    if (aspect === 'backdropColour') {
      if (this.style && WISH_MATRIX.backdrop[this.style]) return { code: 'not-avoided' };
      this.#instead.backdropColour = value === GRAY ? '#dcdad5' : GRAY;
    }
    const isSetting = aspect === 'scene' && PLACELESS.has(value as SceneWish);
    return isSetting ? { code: 'not-avoided' } : undefined;
  }

  /** What of a wish is in the picture after all wishes are read: it may be part of another one. */
  heldFor({ aspect, value }: FoundTerm): Held | undefined {
    const held = this.#single.get(aspect as Picture);
    return held && held.value !== value ? held : undefined;
  }

  /** A place and a plain wall exclude each other. */
  #contradicted(aspect: Picture, value: string): Held | undefined {
    const isPlace = (scene: string) => !PLACELESS.has(scene as SceneWish);
    const scene = this.#single.get('scene');
    if (aspect === 'backdropColour') {
      return scene && (isPlace(scene.value) || scene.value === 'transparent') ? scene : undefined;
    }
    if (aspect === 'weather') return scene?.value === 'transparent' ? scene : undefined;
    if (aspect !== 'scene') return undefined;
    if (value === 'transparent' && this.#single.has('weather')) return this.#single.get('weather');
    return isPlace(value) || value === 'transparent'
      ? this.#single.get('backdropColour')
      : undefined;
  }

  #addToPerson(aspect: Aspect, { value, negated }: FoundTerm): Reason | undefined {
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
      case 'hatColour':
        person.hatColour ??= value as Hex;
        return person.hatColour === value ? undefined : { code: 'clothes-one-color' };
      case 'glassesColour':
        return value === BLACK ? undefined : { code: 'unknown' };
      case 'expression':
        if (!negated) person.expression ??= value as PersonWishes['expression'];
        else if (value === 'smile' || value === 'laugh') person.noSmile = true;
        break;
      case 'clothes':
        if (negated) return undefined;
        if (value === 'special') return { code: 'clothes-not-drawn' };
        person.garment ??= value as PersonWishes['garment'];
        break;
      case 'clothing':
        if (negated || value === 'plain') return undefined;
        person.clothing ??= value as Hex;
        return person.clothing === value ? undefined : { code: 'clothes-one-color' };
      default:
        if (!negated) this.#describe(aspect, value);
    }
    return undefined;
  }

  #describe(aspect: Aspect, value: string): void {
    const person = this.#person;
    if (aspect === 'age') person.age ??= value as PersonWishes['age'];
    if (aspect === 'hairColour') person.hairColour ??= value as Hex;
    if (aspect === 'hairLength') person.hairLength ??= value as PersonWishes['hairLength'];
    if (aspect === 'hairShape') person.hairShape ??= value as PersonWishes['hairShape'];
    if (aspect === 'skin') person.skin ??= value as Hex;
  }
}
