import type { Hex } from '../../../imaging/colour.js';
import type { Planar } from '../../../imaging/planar.js';
import type { PanoramaName } from '../../../models/model-manifest.js';

/** What stands behind the person. Positions and radii are shares of the frame's side. */
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

/** How the camera sees it: in a mirror, brought nearer by a long lens, in more or less light (a factor of display values). */
export type BackdropView = {
  readonly isMirrored: boolean;
  readonly nearness: number;
  readonly light: number;
};

/** Seamless paper with a pool of light behind the subject. */
export type SweepBackdrop = {
  kind: 'sweep';
  inner: Hex;
  outer: Hex;
  pool: { x: number; y: number; radius: number };
  texture: number;
};

/** Hand-painted studio canvas: cloudy mottling in related tones. */
export type CanvasBackdrop = {
  kind: 'canvas';
  light: Hex;
  dark: Hex;
  accent: Hex;
  pool: { x: number; y: number; radius: number };
  mottling: number;
};

/** A street at night, far out of focus, between two coloured lights. */
export type NightBackdrop = {
  kind: 'night';
  left: Hex;
  right: Hex;
  spark: Hex;
  discs: number;
};

/** Leaves and light far out of focus, lighter towards the top. */
export type BokehBackdrop = {
  kind: 'bokeh';
  top: Hex;
  bottom: Hex;
  leaf: Hex;
  spark: Hex;
  discs: number;
};

/** Open sky over a soft horizon, with a low sun beside the subject. */
export type SkyBackdrop = {
  kind: 'sky';
  top: Hex;
  horizon: Hex;
  ground: Hex;
  sun: Hex;
};

/** A room far out of focus. */
export type RoomBackdrop = {
  kind: 'room';
  room: 'library' | 'blinds';
  wall: Hex;
  light: Hex;
  dark: Hex;
  accent: Hex;
};

/** A painted place far out of focus, by day, with a low sun, or by night. */
export type PlaceBackdrop = { kind: 'place'; place: PaintedPlace; hour: Hour };

/** A part of a panorama far out of focus; the light on the person comes from all of it. Angles in degrees. */
export type PanoramaBackdrop = {
  kind: 'panorama';
  panorama: PanoramaName;
  /** From the panorama's first column to where the camera looks. */
  yaw: number;
  /** Above the horizon. */
  pitch?: number;
  /** Width of the view. */
  field: number;
  /** Exposure against the usual. */
  stops?: number;
};

export type Hour = 'day' | 'sunset' | 'night';
/** Places that panoramas show. */
export type RealPlace = 'sea' | 'mountains' | 'forest' | 'meadow' | 'desert' | 'city' | 'café';
export type PaintedPlace = 'beach' | 'snow' | 'stage' | 'space';
export type Place = RealPlace | PaintedPlace;

/** One colour, everywhere the same. */
export type FlatBackdrop = { kind: 'flat'; colour: Hex };

/** Flat printed colour: plain, with rays from behind the head, dots or bands. */
export type PanelBackdrop = {
  kind: 'panel';
  pattern: 'plain' | 'rays' | 'dots' | 'bands' | 'sun';
  ground: Hex;
  figure: Hex;
};

/** A square picture of a place, out of focus already. */
export type PictureBackdrop = { kind: 'picture'; picture: Planar };
