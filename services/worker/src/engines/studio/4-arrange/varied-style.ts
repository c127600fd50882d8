import { floor } from '../../../imaging/math.js';
import type { Backdrop } from '../model/backdrop.js';
import type { Look } from '../model/looks.js';
import type { Style } from '../model/style.js';
import type { Variation } from './variation.js';
import { variedLight } from './varied-light.js';
import { exposedView } from './backdrops/panoramas/exposed-view.js';
import type { LightRig } from '../model/light.js';
import { scaledLight } from '../3-light/spherical-harmonics.js';

function variedLook(look: Look, seed: number): Look {
  switch (look.renderer) {
    case 'poster':
      return { ...look, palettes: inTurn(look.palettes, seed) };
    case 'neon':
      return { ...look, palettes: inTurn(look.palettes, seed) };
    case 'print':
      return { ...look, inks: inTurn(look.inks, seed) };
    case 'watercolour':
      return { ...look, washes: inTurn(look.washes, seed) };
    case 'pastel':
    case 'engraving':
      return { ...look, papers: inTurn(look.papers, seed) };
    default:
      return look;
  }
}

function inTurn<T>(choices: readonly T[], seed: number): readonly T[] {
  return [choices[seed % choices.length]];
}

/** Consecutive seeds differ; after all choices are used, the variation changes them. */
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

/** A long lens does not enlarge a printed pattern. */
function seen(backdrop: Backdrop, { isMirrored, lens, backdropLight }: Variation): Backdrop {
  if (backdrop.kind === 'panel' || backdrop.kind === 'flat') return backdrop;
  return { ...backdrop, seen: { isMirrored, nearness: lens.backdrop, light: backdropLight } };
}

function litByPlace(rig: LightRig, backdrop: Backdrop, share = 0): LightRig {
  if (backdrop.kind !== 'panorama' || share === 0) return rig;
  const rest = 1 - share;
  const [r, g, b] = rig.ambient;
  return {
    ambient: [r * rest, g * rest, b * rest],
    lamps: rig.lamps.map((lamp) => ({ ...lamp, strength: lamp.strength * rest })),
    surround: scaledLight(exposedView(backdrop).light, share),
  };
}
