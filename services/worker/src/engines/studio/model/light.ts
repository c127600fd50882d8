import type { Plane } from '../../../imaging/planar.js';

/** Unit surface normals, x right, y down, z to the camera, on a square grid. */
export type NormalField = { size: number; nx: Plane; ny: Plane; nz: Plane };

/** Nine second-order coefficients (Ramamoorthi, Hanrahan 2001) for each linear-light channel. */
export type LightEstimate = { r: Float64Array; g: Float64Array; b: Float64Array };

type Colour = readonly [r: number, g: number, b: number];

/** `from` points to the lamp: x right, y down, z to the camera; any length. */
type Lamp = {
  from: readonly [x: number, y: number, z: number];
  colour: Colour;
  strength: number;
  /** Wrap past the terminator, 0..1; a large soft box has about 0.3. */
  wrap: number;
};

export type LightRig = {
  ambient: Colour;
  lamps: readonly Lamp[];
  surround?: LightEstimate;
};

export function lamp(
  from: Lamp['from'],
  strength: number,
  wrap: number,
  colour: Colour = [1, 1, 1],
): Lamp {
  return { from, colour, strength, wrap };
}

/** @param ambient one number if it is gray */
export function rig(ambient: number | Colour, ...lamps: readonly Lamp[]): LightRig {
  return { ambient: typeof ambient === 'number' ? [ambient, ambient, ambient] : ambient, lamps };
}

/** A rig, and its lamps from the other side. */
export function mirrored(...[ambient, ...lamps]: Parameters<typeof rig>): [LightRig, LightRig] {
  const others = lamps.map(({ from: [x, y, z], ...rest }) => ({
    ...rest,
    from: [-x, y, z] as const,
  }));
  return [rig(ambient, ...lamps), rig(ambient, ...others)];
}
