import type { FramingWish, HourWish, LightWish, SceneWish, ToneWish } from './picture-terms.js';
import type { Hex } from './colour-words.js';

export type HairLength = 'bald' | 'short' | 'medium' | 'long';
export type HairShape =
  'curly' | 'wavy' | 'straight' | 'afro' | 'bun' | 'braids' | 'bangs' | 'mohawk' | 'ponytail';
export type ExpressionWish =
  'smile' | 'laugh' | 'calm' | 'serious' | 'confident' | 'surprised' | 'sad';
export type BeardWish = 'full' | 'moustache' | 'goatee';
/** `young` is how people are drawn who are not said to be anything else. */
export type AgeWish = 'child' | 'young' | 'middle' | 'old';
export type HatWish = 'beanie' | 'hat' | 'headscarf' | 'turban';

/** What only a drawing can be given; a photo keeps what it shows. `undefined` leaves it open. */
export type PersonWishes = {
  gender?: 'woman' | 'man';
  age?: AgeWish;
  hairColour?: Hex;
  hairLength?: HairLength;
  hairShape?: HairShape;
  glasses?: false | 'clear' | 'dark';
  beard?: false | BeardWish;
  hat?: false | HatWish;
  expression?: ExpressionWish;
  /** Asked not to smile. */
  noSmile?: true;
  skin?: Hex;
  clothing?: Hex;
  garment?: GarmentWish;
};

/** Things to wear that avatars have. */
export type GarmentWish = 'suit' | 'hoodie' | 'turtleneck' | 'dress' | 'coat';

/** What a prompt asks for, as far as it was understood. */
export type Wishes = {
  /** A studio style's value. */
  style?: string;
  /** Styles not to fall back on. */
  avoidedStyles: readonly string[];
  light?: LightWish;
  tones: readonly ToneWish[];
  /** Colours the picture is to lean to, first wins. */
  colours: readonly Hex[];
  scene?: SceneWish;
  /** When it is there; said of places under the sky alone. */
  hour?: HourWish;
  backdropColour?: Hex;
  framing?: FramingWish;
  person: PersonWishes;
};
