import type { Coded, WishReason } from '@likeness/contracts/generation/prompt-answers';
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
import type { PersonWishes, Wishes } from './wishes.js';

export type PromptSubject = 'photo' | 'drawing';

export type Reason = Coded<WishReason>;

const AS_IN_THE_PHOTO: Readonly<Partial<Record<Aspect, WishReason>>> = {
  hairColour: 'hair-stays',
  hairLength: 'hair-stays',
  hairShape: 'hair-stays',
  glasses: 'glasses-stay',
  beard: 'beard-stays',
  hat: 'headwear-stays',
  expression: 'expression-stays',
  skin: 'skin-stays',
  clothing: 'clothes-stay',
  clothes: 'clothes-stay',
  age: 'age-stays',
};
/** "Professional" fits every style, so a more specific style wins. */
const PLAIN_STYLE = 'Studio headshot';

type Picture = 'style' | 'light' | 'scene' | 'hour' | 'framing' | 'backdropColour';
type Held = { readonly value: string; readonly words: string };

export class WishList {
  readonly #single = new Map<Picture, Held>();
  readonly #person: PersonWishes = {};
  readonly #tones = new Set<ToneWish>();
  readonly #colours = new Set<Hex>();
  readonly #avoidedStyles = new Set<string>();

  constructor(readonly subject: PromptSubject) {}

  /** @param words the user's words @returns the reason if the term is not followed */
  add(term: FoundTerm, words: string): Reason | undefined {
    const { aspect } = term;
    switch (aspect) {
      case 'framing':
        if (this.subject === 'photo' && term.value === 'wide' && !term.negated) {
          return { code: 'frame-stays' };
        }
        return this.#addToPicture(aspect, term, words);
      case 'style':
      case 'light':
      case 'hour':
      case 'scene':
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
      case 'tone':
        if (!term.negated) this.#tones.add(term.value as ToneWish);
        return undefined;
      case 'colour':
        if (!term.negated) this.#colours.add(term.value as Hex);
        return undefined;
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
        return this.subject === 'photo' ? asInThePhoto(aspect) : this.#addToPerson(aspect, term);
    }
  }

  get all(): Wishes {
    const held = (aspect: Picture) => this.#single.get(aspect)?.value;
    const [style, light, framing, backdropColour] = [
      held('style'),
      held('light') as LightWish | undefined,
      held('framing') as Wishes['framing'],
      held('backdropColour') as Hex | undefined,
    ];
    return {
      ...(style && { style }),
      avoidedStyles: [...this.#avoidedStyles],
      ...(light && { light }),
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

  /** True when "a child" is the person to draw, not another person. */
  #isDescribedAs({ value }: FoundTerm): boolean {
    if (this.subject === 'photo' || value !== 'child' || this.#person.gender) return false;
    this.#person.age ??= 'child';
    return true;
  }

  #addToPicture(aspect: Picture, { value, negated }: FoundTerm, words: string): Reason | undefined {
    if (negated) {
      if (aspect === 'style') this.#avoidedStyles.add(value);
      return undefined;
    }
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

  /** A place and a plain wall exclude each other. */
  #contradicted(aspect: Picture, value: string): Held | undefined {
    const isPlace = (scene: string) => !PLACELESS.has(scene as SceneWish);
    const scene = this.#single.get('scene');
    if (aspect === 'backdropColour') {
      return scene && (isPlace(scene.value) || scene.value === 'transparent') ? scene : undefined;
    }
    if (aspect !== 'scene') return undefined;
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

function asInThePhoto(aspect: Aspect): Reason | undefined {
  const code = AS_IN_THE_PHOTO[aspect];
  return code && { code };
}
