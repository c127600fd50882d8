import { floor } from '../../../imaging/math.js';
import type { Backdrop } from '../backdrops/backdrop.js';
import type { Style } from '../styles/style.js';
import type { Variation } from './variation.js';
import { litByPlace } from '../light/place-light.js';
import { variedLight } from './varied-light.js';
import { variedLook } from './varied-look.js';

/**
 * The style with the light and the backdrop of one picture. Neighbouring seeds get different ones, and
 * where those of a style are used up, others of the variation's making.
 */
export function variedStyle(style: Style, seed: number, variation: Variation): Style {
  const { rigs, backdrops, look } = style;
  const backdrop = backdrops[seed % backdrops.length];
  const rig = rigs[(seed + floor(seed / backdrops.length)) % rigs.length];
  return {
    ...style,
    look: variedLook(look, seed),
    rigs: [variedLight(litByPlace(rig, backdrop, style.placeLight), variation)],
    backdrops: [seen(backdrop, variation)],
  };
}

/** A printed pattern is no place that a lens could bring nearer. */
function seen(backdrop: Backdrop, { isMirrored, lens, backdropLight }: Variation): Backdrop {
  if (backdrop.kind === 'panel' || backdrop.kind === 'flat') return backdrop;
  return { ...backdrop, seen: { isMirrored, nearness: lens.backdrop, light: backdropLight } };
}
