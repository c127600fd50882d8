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

export type SweepBackdrop = {
  kind: 'sweep';
  inner: Hex;
  outer: Hex;
  pool: Pool;
  texture: number;
};

export type CanvasBackdrop = {
  kind: 'canvas';
  light: Hex;
  dark: Hex;
  accent: Hex;
  pool: Pool;
  mottling: number;
};

type Pool = { x: number; y: number; radius: number };

/** A seamless paper, lit in the middle. */
export function sweep(inner: Hex, outer: Hex, given: Partial<Pool & { texture: number }> = {}) {
  const { x = 0.5, y = 0.42, radius = 0.8, texture = 0.012 } = given;
  return { kind: 'sweep', inner, outer, pool: { x, y, radius }, texture } satisfies SweepBackdrop;
}

/** A painted, mottled canvas. */
export function canvas(
  light: Hex,
  dark: Hex,
  accent: Hex,
  given: Partial<Pool & { mottling: number }> = {},
) {
  const { x = 0.5, y = 0.4, radius = 0.85, mottling = 0.5 } = given;
  const pool = { x, y, radius };
  return { kind: 'canvas', light, dark, accent, pool, mottling } satisfies CanvasBackdrop;
}

export function bokeh(top: Hex, bottom: Hex, leaf: Hex, spark: Hex, discs: number) {
  return { kind: 'bokeh', top, bottom, leaf, spark, discs } satisfies BokehBackdrop;
}

export function room(room: RoomBackdrop['room'], wall: Hex, light: Hex, dark: Hex, accent: Hex) {
  return { kind: 'room', room, wall, light, dark, accent } satisfies RoomBackdrop;
}

export type NightBackdrop = {
  kind: 'night';
  left: Hex;
  right: Hex;
  spark: Hex;
  discs: number;
};

export type BokehBackdrop = {
  kind: 'bokeh';
  top: Hex;
  bottom: Hex;
  leaf: Hex;
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

export type RoomBackdrop = {
  kind: 'room';
  room: 'library' | 'blinds';
  wall: Hex;
  light: Hex;
  dark: Hex;
  accent: Hex;
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
