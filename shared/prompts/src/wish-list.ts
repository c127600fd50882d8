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
  age: 'age stays as in the photo',
};
const NOT_DRAWN = 'avatars wear shirts, pullovers, hoodies, suits, dresses and coats';
const ONE_COLOUR = 'clothes have one colour';
const ONE_PERSON = 'one person is shown, alone';
const NO_COSTUMES = 'the person stays who they are';
const FRAME_STAYS = 'the frame stays at head and shoulders';
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
  add(term: FoundTerm, words: string): string | undefined {
    const { aspect } = term;
    switch (aspect) {
      case 'framing':
        if (this.subject === 'photo' && term.value === 'wide' && !term.negated) return FRAME_STAYS;
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
        return `${this.#single.get('style')!.value} instead`;
      case 'painter':
        if (term.negated) return undefined;
        this.#addToPicture('style', term, words);
        return `not this painter’s style; ${this.#single.get('style')!.value} instead`;
      case 'tone':
        if (!term.negated) this.#tones.add(term.value as ToneWish);
        return undefined;
      case 'colour':
        if (!term.negated) this.#colours.add(term.value as Hex);
        return undefined;
      case 'people':
        if (term.negated) return undefined;
        return this.#isDescribedAs(term) ? undefined : ONE_PERSON;
      case 'role':
        return term.negated ? undefined : NO_COSTUMES;
      case 'gender':
      case 'child':
        if (term.negated) return undefined;
        this.#person.gender ??= term.value as 'woman' | 'man';
        if (aspect === 'child') this.#person.age ??= 'child';
        return undefined;
      default:
        if (this.subject === 'photo') return AS_IN_THE_PHOTO[aspect];
        return this.#addToPerson(aspect, term);
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

  #addToPicture(aspect: Picture, { value, negated }: FoundTerm, words: string): string | undefined {
    if (negated) {
      if (aspect === 'style') this.#avoidedStyles.add(value);
      return undefined;
    }
    const other = this.#contradicted(aspect, value);
    if (other) return `“${other.words}” came first`;
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
    if (!both) return `“${held.words}” came first`;
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
        if (negated) return undefined;
        if (value === 'special') return NOT_DRAWN;
        person.garment ??= value as PersonWishes['garment'];
        break;
      case 'clothing':
        if (negated || value === 'plain') return undefined;
        person.clothing ??= value as Hex;
        return person.clothing === value ? undefined : ONE_COLOUR;
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
