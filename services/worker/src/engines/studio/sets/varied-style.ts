import { cos, floor, PI, sin } from '../../pixels/math.js';
import type { Backdrop } from '../backdrops/backdrop.js';
import type { LightRig } from '../light/relight.js';
import type { Style } from '../styles/style.js';
import { PLAIN, type Variation } from './variation.js';
import { variedLook } from './varied-look.js';

/** What the lamps give for light from all around that is missing: a face stays as light as it is. */
const LAMPS_FOR_FILL = 0.7;

type Direction = LightRig['lamps'][number]['from'];

/**
 * The style with the light and the backdrop of one picture. Neighbouring seeds get different ones, and
 * where those of a style are used up, others of the variation's making.
 */
export function variedStyle(style: Style, seed: number, variation: Variation): Style {
  const { rigs, backdrops, look } = style;
  return {
    ...style,
    look: variation === PLAIN ? look : variedLook(look, seed),
    rigs: [carried(rigs[(seed + floor(seed / backdrops.length)) % rigs.length], variation)],
    backdrops: [seen(backdrops[seed % backdrops.length], variation)],
  };
}

/** The lamps carried around the person, in more or less light from all around. */
function carried(rig: LightRig, { lampTurn, fill, isMirrored }: Variation): LightRig {
  const side = isMirrored ? -1 : 1;
  const turn = (lampTurn * PI) / 180;
  const around = ([x, y, z]: Direction): Direction => {
    const across = side * x;
    return [across * cos(turn) + z * sin(turn), y, z * cos(turn) - across * sin(turn)];
  };
  const [r, g, b] = rig.ambient;
  return {
    ambient: [r * fill, g * fill, b * fill],
    lamps: rig.lamps.map((lamp) => ({
      ...lamp,
      from: around(lamp.from),
      strength: lamp.strength * (1 + LAMPS_FOR_FILL * (1 - fill)),
    })),
  };
}

/** A printed pattern is no place that a lens could bring nearer. */
function seen(backdrop: Backdrop, { isMirrored, lens }: Variation): Backdrop {
  if (backdrop.kind === 'panel' || backdrop.kind === 'flat') return backdrop;
  return { ...backdrop, seen: { isMirrored, nearness: lens.backdrop } };
}
