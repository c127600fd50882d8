import { FACE_OVAL } from '../../analysis/face-landmarks.js';
import { gaussianBlur } from '../../imaging/blur.js';
import { distanceInside } from '../../imaging/distance.js';
import { PI, cos, hypot, max, sin } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import { fillPolygon } from '../../imaging/polygon.js';
import type { Random } from '../../imaging/random.js';
import { downsample } from '../../imaging/resample.js';
import { clamp } from '../../imaging/scalar.js';
import type { FaceMeshTopology } from '../../models/face-mesh-topology.js';
import { type Landmarks, heightOfFace } from '../../analysis/landmarks.js';
import { surfaceNormals } from '../studio/3-light/normals.js';
import type { NormalField } from '../studio/model/light.js';
import type { Masks, Scene } from '../studio/model/scene.js';
import type { Appearance } from './appearance.js';
import type { Drawing } from './drawing.js';
import { colourIn } from './drawn-colours.js';
import type { DrawingWindow, LabelMap } from './label-map.js';
import { labOf } from '../../imaging/colour.js';

function drawnNormals(
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

/** Even light: all shading is from the style's lamps and the normals. */
const EVEN_LIGHT = new Float64Array([0.5, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Scene from a drawing: colors by label, normals from outline and canonical face mesh. */
export function drawnScene(
  drawing: Drawing,
  labels: LabelMap,
  window: DrawingWindow,
  appearance: Appearance,
  topology: FaceMeshTopology,
  random: Random,
): Scene {
  const { size } = labels;
  const landmarks = placeFace(drawing, window, size, topology);
  const faceHeight = heightOfFace(landmarks);
  const masks = drawnMasks(labels, landmarks, faceHeight);
  const [l, a, b] = labOf(appearance.skin);
  return {
    size,
    surroundings: null,
    magnification: 1,
    foreground: colourIn(labels, appearance, masks, landmarks, faceHeight, random),
    alpha: labels.alpha,
    landmarks,
    faceHeight,
    masks,
    normals: drawnNormals(labels, landmarks, topology, faceHeight),
    light: { r: EVEN_LIGHT, g: EVEN_LIGHT, b: EVEN_LIGHT },
    skin: { l, a, b },
    isMonochrome: false,
    isCovered: false,
  };
}

function placeFace(
  { face }: Drawing,
  window: DrawingWindow,
  size: number,
  { vertices }: FaceMeshTopology,
): Landmarks {
  const scale = size / window.side;
  const turn = (face.yaw * PI) / 180;
  return Array.from({ length: vertices.length / 3 }, (_, i) => {
    const [x, y, z] = [vertices[3 * i], vertices[3 * i + 1], vertices[3 * i + 2]];
    return {
      x: (face.x + face.across * (x * cos(turn) + z * sin(turn)) - window.x) * scale,
      y: (face.y - face.down * y - window.y) * scale,
      z: -face.across * (z * cos(turn) - x * sin(turn)) * scale,
    };
  });
}

function drawnMasks(labels: LabelMap, landmarks: Landmarks, faceHeight: number): Masks {
  const size = labels.size / 2;
  const half = (plane: Plane) => downsample(plane, labels.size, labels.size, 2).plane;
  const soften = (plane: Plane, share: number) =>
    gaussianBlur(plane, size, size, (faceHeight / 2) * share);
  const oval = new Float32Array(size * size);
  fillPolygon(
    oval,
    size,
    size,
    FACE_OVAL.map((i) => ({ x: landmarks[i].x / 2, y: landmarks[i].y / 2 })),
  );
  const face = soften(oval, 0.016);
  const [skin, hair, ink, white, alpha] = [
    labels.skin,
    labels.hair,
    labels.ink,
    labels.white,
    labels.alpha,
  ].map(half);
  const marked = new Float32Array(size * size);
  for (let i = 0; i < marked.length; i++)
    marked[i] = max(ink[i], white[i]) * face[i] * (1 - hair[i]);
  const features = soften(marked, 0.012).map((v) => clamp(v * 2.2));
  const middle = (landmarks[1].y / 2) | 0;
  const above = features.map((v, i) => (i < middle * size ? v : 0));
  const below = features.map((v, i) => (i < middle * size ? 0 : v));
  return {
    size,
    skin: skin.map((v, i) => clamp(v) * (1 - features[i])),
    face: face.map((v, i) => v * (1 - hair[i])),
    features,
    neck: new Float32Array(size * size),
    eyes: above,
    mouth: below,
    rim: soften(
      alpha.map((v) => 1 - v),
      0.024,
    ).map((v) => clamp(v * 2)),
  };
}
