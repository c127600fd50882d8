import type { Plane } from '../../../imaging/planar.js';

/** Unit surface normals, x right, y down, z to the camera, on a square grid. */
export type NormalField = { size: number; nx: Plane; ny: Plane; nz: Plane };
