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
  pool: { x: number; y: number; radius: number };
  texture: number;
};

export type CanvasBackdrop = {
  kind: 'canvas';
  light: Hex;
  dark: Hex;
  accent: Hex;
  pool: { x: number; y: number; radius: number };
  mottling: number;
};

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
