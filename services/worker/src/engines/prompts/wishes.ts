import type { Hex } from '../pixels/colour.js';

/** Kinds of light that can be set up. */
export type LightWish =
  | 'soft'
  | 'dramatic'
  | 'soft dramatic'
  | 'golden hour'
  | 'window'
  | 'studio'
  | 'rim'
  | 'natural'
  | 'high key'
  | 'low key'
  | 'candle'
  | 'night'
  | 'neon';

/** Leanings of the whole picture's colour. */
export type ToneWish =
  | 'warm'
  | 'cool'
  | 'pastel'
  | 'vivid'
  | 'muted'
  | 'high contrast'
  | 'dark'
  | 'bright'
  | 'sepia'
  | 'black and white';

/** Places that can be painted behind the person. */
export type SceneWish =
  | 'office'
  | 'garden'
  | 'library'
  | 'window room'
  | 'night city'
  | 'open country'
  | 'bokeh'
  | 'canvas'
  | 'gradient'
  | 'plain';

export type FramingWish = 'close' | 'head and shoulders' | 'wide';

export type HairLength = 'bald' | 'short' | 'medium' | 'long';
export type HairShape =
  'curly' | 'wavy' | 'straight' | 'afro' | 'bun' | 'braids' | 'bangs' | 'mohawk' | 'ponytail';
export type ExpressionWish =
  'smile' | 'laugh' | 'calm' | 'serious' | 'confident' | 'surprised' | 'sad';
export type BeardWish = 'full' | 'moustache' | 'goatee';
export type HatWish = 'beanie' | 'hat' | 'headscarf' | 'turban';

/** What only a drawing can be given; a photo keeps what it shows. `undefined` leaves it open. */
export type PersonWishes = {
  gender?: 'woman' | 'man';
  old?: boolean;
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
};

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
  backdropColour?: Hex;
  framing?: FramingWish;
  person: PersonWishes;
};
