import { hypot } from '../../imaging/math.js';
import type { FaceMeshTopology } from '../../models/face-mesh-topology.js';
import { gaussianBlur } from '../../imaging/blur.js';
import { distanceInside } from '../../imaging/distance.js';
import type { Plane } from '../../imaging/planar.js';
import { downsample } from '../../imaging/resample.js';
import { clamp } from '../../imaging/scalar.js';
import type { Landmarks } from '../portrait/landmarks.js';
import { surfaceNormals } from '../studio/light/normals.js';
import type { NormalField } from '../studio/model/light.js';
import type { LabelMap } from './label-map.js';

export function drawnNormals(
  labels: LabelMap,
  landmarks: Landmarks,
  topology: FaceMeshTopology,
  faceHeight: number,
): NormalField {
  const size = labels.size / 4;
  const quarter = (plane: Plane) => downsample(plane, labels.size, labels.size, 4).plane;
  const small = landmarks.map(({ x, y, z }) => ({ x: x / 4, y: y / 4, z: z / 4 }));
  const unit = faceHeight / 4;
  const field = surfaceNormals(small, topology.triangles, quarter(labels.alpha), size, unit);
  for (const part of [labels.hair, labels.clothing, labels.hat])
    tilt(field, relief(quarter(part), size, unit));
  return field;
}

function relief(part: Plane, size: number, unit: number): Plane {
  const reach = 0.22 * unit;
  const depth = distanceInside(part, size, size);
  for (let i = 0; i < depth.length; i++) {
    const t = 1 - clamp(depth[i] / reach);
    depth[i] = reach * 0.8 * (1 - t * t);
  }
  return gaussianBlur(depth, size, size, 0.03 * unit);
}

function tilt({ size, nx, ny, nz }: NormalField, height: Plane): void {
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      const i = y * size + x;
      const gx = (height[i + 1] - height[i - 1]) / 2;
      const gy = (height[i + size] - height[i - size]) / 2;
      const [a, b, c] = [nx[i] - gx, ny[i] - gy, nz[i]];
      const scale = 1 / (hypot(a, b, c) || 1);
      nx[i] = a * scale;
      ny[i] = b * scale;
      nz[i] = c * scale;
    }
  }
}
