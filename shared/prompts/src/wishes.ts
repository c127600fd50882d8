import type { Coded, WishReason } from '@likeness/contracts/generation/prompt-answers';
import type {
  FramingWish,
  HourWish,
  LightWish,
  SceneWish,
  ToneWish,
  WeatherWish,
} from './picture-terms.js';
import type { Hex } from './colour-words.js';
import type * as person from './person-terms.js';

export type PromptSubject = 'photo' | 'drawing';
export type Reason = Coded<WishReason>;

export type HairLength = keyof typeof person.HAIR_LENGTH_TERMS;
export type HairShape = keyof typeof person.HAIR_SHAPE_TERMS;
export type ExpressionWish = keyof typeof person.EXPRESSION_TERMS;
export type BeardWish = keyof typeof person.BEARD_TERMS;
export type AgeWish = keyof typeof person.AGE_TERMS | 'child';
export type HatWish = keyof typeof person.HAT_TERMS;
export type GarmentWish = keyof typeof person.GARMENT_TERMS;

/** Only drawings support these; photos keep what they show. `undefined` means unspecified. */
export type PersonWishes = {
  gender?: 'woman' | 'man';
  age?: AgeWish;
  hairColour?: Hex;
  hairLength?: HairLength;
  hairShape?: HairShape;
  glasses?: false | 'clear' | 'dark';
  beard?: false | BeardWish;
  hat?: false | HatWish;
  hatColour?: Hex;
  expression?: ExpressionWish;
  noSmile?: true;
  skin?: Hex;
  clothing?: Hex;
  garment?: GarmentWish;
};

export type Wishes = {
  style?: string;
  avoidedStyles: readonly string[];
  light?: LightWish;
  tones: readonly ToneWish[];
  colours: readonly Hex[];
  scene?: SceneWish;
  hour?: HourWish;
  weather?: WeatherWish;
  backdropColour?: Hex;
  framing?: FramingWish;
  person: PersonWishes;
};
