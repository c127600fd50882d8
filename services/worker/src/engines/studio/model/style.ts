import type { Hex } from '../../../imaging/colour.js';
import type { ExamplePerson } from './example-people.js';
import type { Backdrop } from './backdrop.js';
import type { PhotoNeed } from '../../portrait/photo-order.js';
import type { LightRig } from './light.js';
import type { Look } from './looks.js';
import type { DiffusionStyle } from './style-words.js';

/** Target of the skin color; lightness and part of the hue stay the person's own. */
export type SkinGrade = {
  strength: number;
  /** Degrees in the a*b* plane; natural skin is near 45..60. */
  hue: number;
  minChroma: number;
  maxChroma: number;
  /** Natural unevenness in a* and b* that is kept. */
  own?: number;
};

export type Retouch = {
  blemishes: number;
  /** Share of pore-sized contrast taken off; high values look like plastic. */
  pores: number;
};

/** Keeps shine too. */
export const NO_RETOUCH: Retouch = { blemishes: 0, pores: 0 };

export type Grade = {
  /** 0 leaves the tones, 1 is a full S-curve. */
  contrast: number;
  saturation: number;
  lift: readonly [number, number, number];
  vignette: number;
  /** Film grain; its standard deviation is about a tenth of this. */
  grain: number;
  split?: { shadows: Hex; highlights: Hex; amount: number };
};

export type StyleDefinition = {
  description: string;
  /** Whom its preview shows. */
  example: ExamplePerson;
  /** What it needs most from the photo; a clear face by default. */
  photo?: PhotoNeed;
  rigs: readonly LightRig[];
  /** White paper by default. */
  backdrops?: readonly Backdrop[];
  /** A person may choose another color. */
  hasPlainBackdrop?: true;
  /** Share of light from a real place; the lamps provide the rest. */
  placeLight?: number;
  relight: { delight: number; lowest: number; highest: number };
  /** 'own' keeps the color and lightness of the photo's skin, in photographic styles. */
  skin?: SkinGrade | 'own';
  retouch: Retouch;
  /** Renderers with inks of their own ignore it. */
  grade?: Grade;
  look: Look;
  diffusion: DiffusionStyle;
};

export const LIT_SKIN: SkinGrade = { strength: 0.75, hue: 52, minChroma: 18, maxChroma: 30 };

type Defaults = Required<Pick<StyleDefinition, 'backdrops' | 'skin' | 'grade'>>;

export const DEFAULTS: Defaults = {
  backdrops: [{ kind: 'panel', pattern: 'plain', ground: '#ffffff', figure: '#ffffff' }],
  skin: LIT_SKIN,
  grade: { contrast: 0, saturation: 1, lift: [0, 0, 0], vignette: 0, grain: 0 },
};

/** `title`: case-insensitive name in requests. */
export type Style = StyleDefinition & Defaults & { id: string; title: string; preview: URL };

export function isPhotograph({ look: { renderer } }: Style): boolean {
  return renderer === 'photo';
}
