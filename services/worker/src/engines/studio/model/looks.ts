import type { Hex } from '../../../imaging/colour.js';

/** One pass with one brush. Lengths in face heights. */
export type BrushPass = {
  radius: number;
  /** Maximum stroke length in brush radii. */
  length: number;
  /** Minimum mean distance from the motif for a stroke, 0..1. */
  error: number;
  /** Minimum importance for a stroke: small brushes are for the face. */
  importance: number;
  /** Distance between strokes in brush radii. */
  spacing: number;
  /** Color jitter between strokes, 0..1. */
  jitter: number;
};

export type ComicLook = {
  renderer: 'comic';
  step: number;
  saturation: number;
  line: number;
  /** Dot pitch in pixels of a 379 px face, and darkening, 0..1. */
  dots: { pitch: number; depth: number };
  black: number;
};

export type DrawingLook = {
  renderer: 'drawing';
  inks: readonly Hex[];
  paper: Hex;
  /** Dark medium on light paper, or light chalk on dark paper. */
  medium: 'dark' | 'light';
  /** Contour width in pixels of a 379 px face, and darkness, 0..1. */
  line: { width: number; strength: number };
  skin: number;
  shading: { depth: number; strokes: number; thickness: number };
  tooth: number;
};

export type EngravingLook = {
  renderer: 'engraving';
  papers: readonly Hex[];
  ink: Hex;
  pitch: number;
  relief: number;
};

export type FacetsLook = {
  renderer: 'facets';
  corners: { person: number; across: number };
  /** Minimum corner distance in face heights. */
  spacing: { body: number; face: number; features: number };
  outline: number;
  saturation: number;
  keep: { features: number; face: number };
  /** Lightness by facet orientation in addition to the lamps, 0..1. */
  relief: number;
};

export type GlassLook = {
  renderer: 'glass';
  pieces: number;
  tints: {
    dark: readonly Hex[];
    fair: readonly Hex[];
    fairFrom: number;
    clothes: readonly Hex[];
  };
  /** Width of the lead in pixels of a 379 px face. */
  lead: number;
  /** Lightness steps of the painted skin in L*. */
  step: number;
  folds: number;
  glow: number;
};

export type NeonLook = {
  renderer: 'neon';
  palettes: readonly { left: Hex; right: Hex }[];
  neutral: number;
  rim: number;
};

export type NoirLook = {
  renderer: 'noir';
  skin: number;
  slats: number;
  depth: number;
};

export type OilLook = {
  renderer: 'oil';
  /** Kuwahara radius in face heights. */
  smoothing: { body: number; face: number; features: number };
  passes: readonly BrushPass[];
  /** Share of the smoothed picture over the strokes, which preserves likeness. */
  keep: { body: number; face: number; features: number };
  relief: number;
  /** Smooth skin shows few strokes. */
  isSkinCalm?: true;
  weave: number;
  /** Turns of the backdrop's strokes; more gives swirls. */
  swirl?: number;
};

export type PastelLook = {
  renderer: 'pastel';
  papers: readonly Hex[];
  gaps: number;
  /** Thickness of a stroke in pixels of a 379 px face. */
  stroke: number;
  contour: number;
  /** Kuwahara radius in pixels of a 379 px face, outside the features. */
  smoothing: number;
  passes: readonly BrushPass[];
  keep: number;
};

export type PhotoLook = {
  renderer: 'photo';
  rim: number;
  wrap: number;
  glow?: number;
  border?: boolean;
};

export type PosterLook = {
  renderer: 'poster';
  /** From dark to light, and two for the backdrop. With `hair`, `inks` apply to skin only. */
  palettes: readonly {
    inks: readonly Hex[];
    ground: Hex;
    figure: Hex;
    hair?: readonly Hex[];
    lips?: readonly Hex[];
  }[];
  /** Outline width in the darkest ink, in pixels of a 379 px face; none by default. */
  outline?: number;
  /** Kuwahara radius in pixels of a 379 px face; 0 disables. */
  smoothing: number;
  /** Transition between inks: 0 is cut paper, 1 is a smooth tone. */
  softness: number;
  lines: number;
  skin: number;
  wear: number;
};

export type PrintLook = {
  renderer: 'print';
  paper: Hex;
  inks: readonly { first: Hex; second: Hex }[];
  /** Pitch of the screen in pixels of a 379 px face. */
  pitch: number;
  /** Offset of the second plate in pixels of a 379 px face. */
  slip: number;
};

export type WatercolourLook = {
  renderer: 'watercolour';
  washes: readonly { first: Hex; second: Hex }[];
  step: number;
  edges: number;
  saturation: number;
  reach: number;
};

export type Look =
  | ComicLook
  | DrawingLook
  | EngravingLook
  | FacetsLook
  | GlassLook
  | NeonLook
  | NoirLook
  | OilLook
  | PastelLook
  | PhotoLook
  | PosterLook
  | PrintLook
  | WatercolourLook;
