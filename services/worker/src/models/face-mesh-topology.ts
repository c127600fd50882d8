import { floatFromBits, readProtobuf } from './protobuf-reader.js';

/** `vertices`: 468 × (x, y, z) in cm: x right, y up, z to camera. `triangles`: 898 × 3 indices. */
export type FaceMeshTopology = {
  readonly vertices: readonly number[];
  readonly triangles: readonly number[];
};

const FLOATS_PER_VERTEX = 5;
const POSITION_FLOATS = 3;

/** From `GeometryPipelineMetadata.canonical_mesh` (vertices as x, y, z, u, v). */
export function readFaceMeshTopology(metadata: Uint8Array): FaceMeshTopology {
  const mesh = [...readProtobuf(metadata)].find(({ number }) => number === 1)?.value;
  if (!(mesh instanceof Uint8Array)) throw new Error('The face geometry holds no canonical mesh');
  const floats: number[] = [];
  const triangles: number[] = [];
  for (const { number, value } of readProtobuf(mesh)) {
    if (typeof value !== 'number') continue;
    if (number === 3) floats.push(floatFromBits(value));
    if (number === 4) triangles.push(value);
  }
  return {
    vertices: floats.filter((_, i) => i % FLOATS_PER_VERTEX < POSITION_FLOATS),
    triangles,
  };
}
