import type { Hex } from '../../../imaging/colour.js';
import type { Planar } from '../../../imaging/planar.js';
import type { PanoramaName } from '../../../models/model-manifest.js';

export type Backdrop = (
  | SweepBackdrop
  | CanvasBackdrop
  | NightBackdrop
  | BokehBackdrop
  | SkyBackdrop
  | RoomBackdrop
  | PlaceBackdrop
  | PanoramaBackdrop
  | PanelBackdrop
  | PictureBackdrop
  | FlatBackdrop
) & { readonly seen?: BackdropView };

/** Mirrored, enlarged by a long lens, and brighter or darker (factor of display values). */
export type BackdropView = {
  readonly isMirrored: boolean;
  readonly nearness: number;
  readonly light: number;
};

type Pool = { x: number; y: number; radius: number };

/** A seamless paper, lit in the middle. */
export function sweep(inner: Hex, outer: Hex, given: Partial<Pool & { texture: number }> = {}) {
  const { x = 0.5, y = 0.42, radius = 0.8, texture = 0.012 } = given;
  return { kind: 'sweep' as const, inner, outer, pool: { x, y, radius }, texture };
}

/** A painted, mottled canvas. */
export function canvas(
  light: Hex,
  dark: Hex,
  accent: Hex,
  given: Partial<Pool & { mottling: number }> = {},
) {
  const { x = 0.5, y = 0.4, radius = 0.85, mottling = 0.5 } = given;
  return { kind: 'canvas' as const, light, dark, accent, pool: { x, y, radius }, mottling };
}

export function bokeh(top: Hex, bottom: Hex, leaf: Hex, spark: Hex, discs: number) {
  return { kind: 'bokeh' as const, top, bottom, leaf, spark, discs };
}

export function room(room: 'library' | 'blinds', wall: Hex, light: Hex, dark: Hex, accent: Hex) {
  return { kind: 'room' as const, room, wall, light, dark, accent };
}

export type SweepBackdrop = ReturnType<typeof sweep>;
export type CanvasBackdrop = ReturnType<typeof canvas>;
export type BokehBackdrop = ReturnType<typeof bokeh>;
export type RoomBackdrop = ReturnType<typeof room>;

export type NightBackdrop = {
  kind: 'night';
  left: Hex;
  right: Hex;
  spark: Hex;
  discs: number;
};

export type SkyBackdrop = {
  kind: 'sky';
  top: Hex;
  horizon: Hex;
  ground: Hex;
  sun: Hex;
};

export type PlaceBackdrop = { kind: 'place'; place: PaintedPlace; hour: Hour };

/** Part of a panorama far out of focus; the whole panorama lights the person. Angles in degrees. */
export type PanoramaBackdrop = {
  kind: 'panorama';
  panorama: PanoramaName;
  /** From the panorama's first column to the view direction. */
  yaw: number;
  pitch?: number;
  field: number;
  stops?: number;
};

export type Hour = 'day' | 'sunset' | 'night';
export type RealPlace = 'sea' | 'mountains' | 'forest' | 'meadow' | 'desert' | 'city' | 'café';
export type PaintedPlace = 'beach' | 'snow' | 'stage' | 'space';
export type Place = RealPlace | PaintedPlace;

export type FlatBackdrop = { kind: 'flat'; colour: Hex };

/** Mid-gray, so that cut-out hair keeps neither a bright nor a dark fringe. */
export const BEFORE_NOTHING: FlatBackdrop = { kind: 'flat', colour: '#8c8a88' };

export type PanelBackdrop = {
  kind: 'panel';
  pattern: 'plain' | 'rays' | 'dots' | 'bands' | 'sun';
  ground: Hex;
  figure: Hex;
};

export type PictureBackdrop = { kind: 'picture'; picture: Planar };
