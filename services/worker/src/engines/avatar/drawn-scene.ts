import { cos, hypot, max, PI, round, sin } from '../../imaging/math.js';
import { FACE_OVAL } from '../../analysis/face-landmarks.js';
import type { FaceMeshTopology } from '../../models/face-mesh-topology.js';
import { gaussianBlur } from '../../imaging/blur.js';
import { parseHex, rgbToLab, type Hex } from '../../imaging/colour.js';
import { distanceInside } from '../../imaging/distance.js';
import { softNoise } from '../../imaging/noise.js';
import { CHANNELS, planar, type Planar, type Plane } from '../../imaging/planar.js';
import { fillPolygon } from '../../imaging/polygon.js';
import type { Random } from '../../imaging/random.js';
import { downsample, resize } from '../../imaging/resample.js';
import { clamp, smoothstep } from '../../imaging/scalar.js';
import { heightOfFace, type Landmarks } from '../portrait/landmarks.js';
import { surfaceNormals } from '../studio/light/normals.js';
import type { NormalField } from '../studio/light/normal-field.js';
import type { Masks, Scene } from '../studio/scene/scene.js';
import type { Appearance } from './appearance.js';
import type { Drawing } from './drawing.js';
import type { DrawingWindow, LabelMap } from './label-map.js';

const INK: Hex = '#2b2023';
const PAPER_WHITE: Hex = '#f7f2ea';
/** Even light: what shading there is comes from the style's lamps on the normals. */
const EVEN_LIGHT = new Float64Array([0.5, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * A drawing as a scene that the studio's renderers can paint: coloured by its labels, rounded like
 * a body (the outline inflated, the canonical face mesh where the face is), with a face's masks.
 */
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

function labOf(hex: Hex): number[] {
  const lab = [0, 0, 0];
  rgbToLab(...parseHex(hex), lab);
  return lab;
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

/** Flat colours with a painter's variations: warm cheeks, a shadow below the chin, strands and folds. */
function colourIn(
  labels: LabelMap,
  appearance: Appearance,
  masks: Masks,
  landmarks: Landmarks,
  faceHeight: number,
  random: Random,
): Planar {
  const { size } = labels;
  const [skin, hair, clothing, hat, ink, white] = [
    appearance.skin,
    appearance.hair,
    appearance.clothing,
    appearance.hat,
    INK,
    PAPER_WHITE,
  ].map(parseHex);
  const blush = cheeks(size, landmarks, faceHeight);
  const strands = streaks(size, faceHeight, random.fork('strands'));
  const folds = softNoise(size, size, faceHeight * 0.5, 3, random.fork('folds'));
  const face = resize(masks.face, masks.size, masks.size, size, size);
  const shadow = chinShadow(size, landmarks, faceHeight);
  const out = planar(size, size);
  for (let i = 0; i < labels.alpha.length; i++) {
    const neck = 1 - 0.3 * shadow[i];
    const red = blush[i] * face[i];
    const strand = 0.82 + 0.36 * strands[i];
    const fold = 0.9 + 0.2 * folds[i];
    for (let k = 0; k < 3; k++) {
      const flesh = (skin[k] * (k === 0 ? 1 : 1 - 0.11 * red) + (k === 0 ? 0.015 * red : 0)) * neck;
      out[CHANNELS[k]][i] =
        labels.skin[i] * flesh +
        labels.hair[i] * hair[k] * strand +
        labels.clothing[i] * clothing[k] * fold +
        labels.hat[i] * hat[k] * fold +
        labels.ink[i] * ink[k] +
        labels.white[i] * white[k];
    }
  }
  return out;
}

/** What the head keeps of the light from above: strongest right below the jaw, 0..1. */
function chinShadow(size: number, landmarks: Landmarks, faceHeight: number): Plane {
  const out = new Float32Array(size * size);
  const [x0, x1] = [landmarks[234].x, landmarks[454].x];
  const [top, chin] = [landmarks[10].y, landmarks[152].y];
  const centre = { x: (x0 + x1) / 2, y: (top + chin) / 2 };
  const [rx, ry] = [(x1 - x0) * 0.56, (chin - top) * 0.52];
  for (let y = centre.y | 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const below = hypot((x - centre.x) / rx, (y - centre.y) / ry) - 1;
      const side = smoothstep(chin - 0.2 * faceHeight, chin - 0.05 * faceHeight, y);
      if (below > 0 && y > 0) out[y * size + x] = smoothstep(0.5, 0.02, below) * side;
    }
  }
  return out;
}

function cheeks(size: number, landmarks: Landmarks, faceHeight: number): Plane {
  const out = new Float32Array(size * size);
  const spots = [50, 280].map((i) => landmarks[i]);
  const reach = 0.17 * faceHeight;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let near = 0;
      for (const spot of spots)
        near = max(near, 1 - hypot(x - spot.x, (y - spot.y) * 1.15) / reach);
      if (near > 0) out[y * size + x] = smoothstep(0, 1, near);
    }
  }
  return out;
}

/** Streaks that run down and wave a little, 0..1. */
function streaks(size: number, faceHeight: number, random: Random): Plane {
  const low = max(8, round(size / 10));
  const fine = softNoise(size, low, faceHeight * 0.035, 2, random, 1);
  const wave = softNoise(size, size, faceHeight * 0.7, 2, random, 8);
  const tall = resize(fine, size, low, size, size);
  const out = new Float32Array(size * size);
  const swing = faceHeight * 0.22;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const from = clamp(round(x + (wave[i] - 0.5) * swing), 0, size - 1);
      out[i] = tall[y * size + from];
    }
  }
  return out;
}

/** The body's roundness, with hair and clothes as forms of their own upon it. */
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

/** Bends normals as a height map upon the surface would. */
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
