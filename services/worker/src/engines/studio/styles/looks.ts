import type { Hex } from '../../../imaging/colour.js';
import type { BrushPass } from '../renderers/strokes/paint-strokes.js';

export type ComicLook = {
  renderer: 'comic';
  /** Lightness steps in L*. */
  step: number;
  saturation: number;
  /** Width of the ink line in pixels of a 379 px face. */
  line: number;
  /** Pitch of the printed dots in pixels of a 379 px face, and how much they darken, 0..1. */
  dots: { pitch: number; depth: number };
  /** Tone below which ink fills the shadow, 0..1. */
  black: number;
};

export type DrawingLook = {
  renderer: 'drawing';
  inks: readonly Hex[];
  paper: Hex;
  /** Dark medium on light paper, or light chalk on a dark ground. */
  medium: 'dark' | 'light';
  /** Width of a contour in pixels of a 379 px face, and how black it gets, 0..1. */
  line: { width: number; strength: number };
  /** Lightness of the skin before it is drawn, 0..1. */
  skin: number;
  /** Broad shading: how dark it gets, and how much the strokes show in it, 0..1. */
  shading: { depth: number; strokes: number; thickness: number };
  /** Roughness of the paper, 0..1. */
  tooth: number;
};

export type EngravingLook = {
  renderer: 'engraving';
  papers: readonly Hex[];
  ink: Hex;
  /** Distance between two cuts in pixels of a 379 px face. */
  pitch: number;
  /** How far the cuts bulge over the forms, in pitches. */
  relief: number;
};

export type FacetsLook = {
  renderer: 'facets';
  /** Corners added where the person shows detail, and points across of the grid behind. */
  corners: { person: number; across: number };
  /** Shortest distance between two corners, in heights of the face. */
  spacing: { body: number; face: number; features: number };
  /** Points along the outline: one to each cell of a grid this fine. */
  outline: number;
  saturation: number;
  /** Share of painted detail kept on the features and on the face, 0..1. */
  keep: { features: number; face: number };
  /** How far a facet's lightness follows the way it faces, 0..1, beyond what the light does. */
  relief: number;
};

export type GlassLook = {
  renderer: 'glass';
  /** Panes of hair and clothes. */
  pieces: number;
  /** Colours that grey hair and clothes lean to. */
  tints: {
    dark: readonly Hex[];
    fair: readonly Hex[];
    /** Lightness from which grey hair is silver, 0..1. */
    fairFrom: number;
    clothes: readonly Hex[];
  };
  /** Width of the lead in pixels of a 379 px face. */
  lead: number;
  /** Lightness steps of the painted skin in L*. */
  step: number;
  /** How much of their shading hair and clothes keep, 0..1. */
  folds: number;
  /** Light that bright panes spread, 0..1. */
  glow: number;
};

export type NeonLook = {
  renderer: 'neon';
  /** Colours of the tube and of the edge light, left and right. */
  palettes: readonly { left: Hex; right: Hex }[];
  /** How much of the person's own colour gives way to the coloured light, 0..1. */
  neutral: number;
  rim: number;
};

export type NoirLook = {
  renderer: 'noir';
  /** Lightness of the lit skin, 0..1. */
  skin: number;
  /** How dark the slats' shadows are on the person, 0..1. */
  slats: number;
  /** How far the side of the head that the lamp does not reach falls into shadow, 0..1. */
  depth: number;
};

export type OilLook = {
  renderer: 'oil';
  /** Kuwahara radius in face heights: on clothes and hair, on the face, on its features. */
  smoothing: { body: number; face: number; features: number };
  passes: readonly BrushPass[];
  /** Share of the smoothed picture kept over the strokes, so that the likeness stays. */
  keep: { body: number; face: number; features: number };
  /** Depth of the lit paint relief, 0..1. */
  relief: number;
  /** Visibility of the canvas weave, 0..1. */
  weave: number;
  /** Turns of the backdrop's strokes; more gives whirls. */
  swirl?: number;
};

export type PastelLook = {
  renderer: 'pastel';
  papers: readonly Hex[];
  /** Share of the paper that shows between strokes, 0..1. */
  gaps: number;
  /** Thickness of a stroke in pixels of a 379 px face. */
  stroke: number;
  /** Darkness of the drawn contours, 0..1. */
  contour: number;
  /** Kuwahara radius in the same pixels, off the features. */
  smoothing: number;
  passes: readonly BrushPass[];
  /** Share of the smoothed picture kept over the strokes on the features. */
  keep: number;
};

export type PhotoLook = {
  renderer: 'photo';
  /** Hair light along the upper outline, 0..1. */
  rim: number;
  /** Backdrop light that wraps round the edges, 0..1. */
  wrap: number;
  eyes: number;
  /** Halo round bright parts, as of a soft lens, 0..1. */
  glow?: number;
  /** The white border of an instant picture. */
  border?: boolean;
};

export type PosterLook = {
  renderer: 'poster';
  /**
   * Inks of the person from the darkest to the lightest, and the two behind; the seed chooses one set. Where `hair` is
   * given, `inks` are the skin's, and hair, clothes and lips have their own, as many.
   */
  palettes: readonly {
    inks: readonly Hex[];
    ground: Hex;
    figure: Hex;
    hair?: readonly Hex[];
    lips?: readonly Hex[];
  }[];
  /** Width of the line round the person in the darkest ink, in pixels of a 379 px face; none where it is left out. */
  outline?: number;
  /** Kuwahara radius that rounds the shapes, in pixels of a 379 px face; 0 leaves them. */
  smoothing: number;
  /** Softness of the step between two inks: 0 is cut paper, 1 is a smooth tone. */
  softness: number;
  /** Contours in the darkest ink, 0..1. */
  lines: number;
  /** Lightness of the skin before it is cut into inks, 0..1. */
  skin: number;
  /** Unevenness of the ink, 0..1. */
  wear: number;
};

export type PrintLook = {
  renderer: 'print';
  paper: Hex;
  /** First ink carries lights and middles, second the shadows. */
  inks: readonly { first: Hex; second: Hex }[];
  /** Pitch of the screen in pixels of a 379 px face. */
  pitch: number;
  /** How far the second plate lies off the first, in the same pixels. */
  slip: number;
};

export type WatercolourLook = {
  renderer: 'watercolour';
  /** Washes behind the person, two to a picture. */
  washes: readonly { first: Hex; second: Hex }[];
  /** Lightness steps of the washes in L*. */
  step: number;
  /** Pigment that gathers at the edges of a wash, 0..1. */
  edges: number;
  saturation: number;
  /** Share of the picture that is painted; the rest stays white. */
  reach: number;
};

/** The treatment of a style, told apart by the renderer that paints it. */
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
