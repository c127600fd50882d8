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

export type PromptSubject = 'photo' | 'drawing';
export type Reason = Coded<WishReason>;

export type HairLength = 'bald' | 'short' | 'medium' | 'long';
export type HairShape =
  | 'curly'
  | 'wavy'
  | 'straight'
  | 'afro'
  | 'bun'
  | 'braids'
  | 'bangs'
  | 'mohawk'
  | 'ponytail';
export type ExpressionWish =
  | 'smile'
  | 'laugh'
  | 'calm'
  | 'serious'
  | 'confident'
  | 'surprised'
  | 'sad';
export type BeardWish = 'full' | 'moustache' | 'goatee';
export type AgeWish = 'child' | 'young' | 'middle' | 'old';
export type HatWish = 'beanie' | 'hat' | 'headscarf' | 'turban';

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

export type GarmentWish = 'suit' | 'hoodie' | 'turtleneck' | 'dress' | 'coat';

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
