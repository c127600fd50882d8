import { cos, hypot, max, PI, sin } from '../../../imaging/math.js';
import type { LightRig } from '../model/light.js';
import { irradiance, mirroredLight, scaledLight } from '../3-light/spherical-harmonics.js';
import { PLAIN, type Variation } from './variation.js';

type Direction = LightRig['lamps'][number]['from'];

/** RGB gains of the warmest light; the coldest has the reciprocals. */
const WARMEST = [1.05, 1, 0.92] as const;
const FRONT: readonly Direction[] = [-40, -30, -20, -10, 0, 10, 20, 30, 40].map((degrees) => {
  const angle = (degrees * PI) / 180;
  return [sin(angle), 0, cos(angle)];
});

/** Normalizes the light on the face to `exposure`. */
export function variedLight(rig: LightRig, variation: Variation): LightRig {
  if (variation === PLAIN) return rig;
  const { lampTurn, fill, isMirrored, exposure, warmth } = variation;
  const side = isMirrored ? -1 : 1;
  const turn = (lampTurn * PI) / 180;
  const around = ([x, y, z]: Direction): Direction => {
    const across = side * x;
    return [across * cos(turn) + z * sin(turn), y, z * cos(turn) - across * sin(turn)];
  };
  const [r, g, b] = rig.ambient;
  const turned: LightRig = {
    ambient: [r * fill, g * fill, b * fill],
    lamps: rig.lamps.map((lamp) => ({ ...lamp, from: around(lamp.from) })),
    surround: rig.surround && (isMirrored ? mirroredLight(rig.surround) : rig.surround),
  };
  return tinted(turned, (exposure * lightOnFace(rig)) / lightOnFace(turned), warmth);
}

function tinted({ ambient, lamps, surround }: LightRig, gain: number, warmth: number): LightRig {
  const tint = (colour: LightRig['ambient']): LightRig['ambient'] => [
    colour[0] * WARMEST[0] ** warmth,
    colour[1] * WARMEST[1] ** warmth,
    colour[2] * WARMEST[2] ** warmth,
  ];
  const [r, g, b] = tint(ambient);
  return {
    ambient: [gain * r, gain * g, gain * b],
    lamps: lamps.map((lamp) => ({
      ...lamp,
      colour: tint(lamp.colour),
      strength: gain * lamp.strength,
    })),
    surround: surround && scaledLight(surround, tint([gain, gain, gain])),
  };
}

function lightOnFace({ ambient, lamps, surround }: LightRig): number {
  const on = (normal: Direction) =>
    lamps.reduce(
      (sum, { from, strength, colour, wrap }) => {
        const cosine = dot(normal, from) / hypot(...from);
        return sum + colour[1] * strength * max(0, (cosine + wrap) / (1 + wrap));
      },
      ambient[1] + (surround ? max(0, irradiance(surround.g, ...normal)) : 0),
    );
  return FRONT.reduce((sum, normal) => sum + on(normal), 0) / FRONT.length;
}

function dot([ax, ay, az]: Direction, [bx, by, bz]: Direction): number {
  return ax * bx + ay * by + az * bz;
}
