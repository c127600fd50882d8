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

/** A rig, and its lamps from the other side. */
export function mirrored(rig: LightRig): [LightRig, LightRig] {
  const lamps = rig.lamps.map(({ from: [x, y, z], ...lamp }): Lamp => ({
    from: [-x, y, z],
    ...lamp,
  }));
  return [rig, { ...rig, lamps }];
}
