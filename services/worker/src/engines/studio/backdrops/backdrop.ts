import type { Hex } from '../../pixels/colour.js';

/** What stands behind the person. Positions and radii are shares of the frame's side. */
export type Backdrop = SweepBackdrop | CanvasBackdrop | NightBackdrop;

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
