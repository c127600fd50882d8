import { FACE_OVAL, LIPS_OUTER } from '../../../../analysis/face-landmarks.js';
import { gaussianBlur } from '../../../../imaging/blur.js';
import { labToRgb, rgbToLab } from '../../../../imaging/colour.js';
import { hypot, max } from '../../../../imaging/math.js';
import {
  CHANNELS,
  type Planar,
  type Plane,
  composite,
  eachPlane,
  planar,
} from '../../../../imaging/planar.js';
import type { Point } from '../../../../imaging/polygon.js';
import type { Random } from '../../../../imaging/random.js';
import { downsample, downsamplePlanar, resize } from '../../../../imaging/resample.js';
import { clamp, mix } from '../../../../imaging/scalar.js';
import { eachPixelOf } from '../../../../imaging/triangle.js';
import { triangulate } from '../../../../imaging/triangulate.js';
import type { Landmarks } from '../../../../analysis/landmarks.js';
import { backdropOf } from '../../4-arrange/backdrops/backdrop-of.js';
import { developPerson } from '../../5-develop/develop-person.js';
import { finishTones } from '../../5-develop/grading.js';
import { unitOf } from '../../5-develop/tone.js';
import type { FacetsLook } from '../../model/looks.js';
import type { Renderer, Sitting } from '../../model/renderer.js';
import { type Scene, fullSize } from '../../model/scene.js';
import { backdropCorners, frameCorners, outlineCorners } from './corners.js';
import { refineCorners } from './refine-corners.js';

/** Vertices of brows, lids, nose, lips and jaw, and at bends of cheeks and forehead. */
const CARRYING = [
  ...FACE_OVAL.filter((_, i) => i % 2 === 0),
  ...LIPS_OUTER.filter((_, i) => i % 2 === 0),
  ...[78, 81, 13, 311, 308, 402, 14, 178],
  ...[33, 160, 158, 133, 153, 144, 263, 387, 385, 362, 380, 373],
  ...[70, 105, 107, 55, 52, 46, 300, 334, 336, 285, 282, 276],
  ...[168, 6, 195, 4, 2, 122, 351, 198, 420, 48, 278, 64, 294, 98, 327],
  ...[119, 348, 111, 340, 50, 280, 205, 425, 187, 411, 123, 352],
  ...[216, 436, 212, 432, 214, 434, 18, 200, 204, 424],
  ...[9, 151, 108, 337, 69, 299, 71, 301],
] as const;

function faceCorners(landmarks: Landmarks): Point[] {
  return CARRYING.map((id) => ({ x: landmarks[id].x, y: landmarks[id].y }));
}

export const renderFacets: Renderer<FacetsLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint, strength } = sitting;
  const { size } = scene;
  const person = await developPerson(sitting);
  const backdrop = backdropOf(sitting);
  await checkpoint(0.5);
  const motif = composite(backdrop, person, scene.alpha);
  const corners = chooseCorners(scene, motif, look, strength, random.fork('corners'));
  await checkpoint(0.75);
  const triangles = triangulate(corners, size);
  const shading = look.relief > 0 ? facing(sitting, look.relief * strength) : undefined;
  const flat = fillTriangles(motif, scene.alpha, corners, triangles, look.saturation, shading);
  await checkpoint(0.9);
  const features = fullSize(scene, scene.masks.features);
  const face = fullSize(scene, scene.masks.face);
  const kept = new Float32Array(features.length);
  for (let i = 0; i < kept.length; i++) {
    const k = max(look.keep.features * features[i], look.keep.face * face[i]);
    kept[i] = 1 - (1 - k) * mix(1 - 0.3 * max(face[i], features[i]), 1, strength);
  }
  return finishTones(composite(flat, motif, kept), style.grade, random.fork('grain'));
};

function chooseCorners(
  scene: Scene,
  motif: Planar,
  look: FacetsLook,
  strength: number,
  random: Random,
): Point[] {
  const { size, landmarks, faceHeight } = scene;
  const { features, eyes, face } = scene.masks;
  const fixed = [
    ...faceCorners(landmarks),
    ...outlineCorners(scene, look),
    ...frameCorners(size, random),
    ...backdropCorners(scene, look, random),
  ];
  const alpha = downsample(scene.alpha, size, size, 2).plane;
  const fineness = 2 - strength;
  const detail = {
    weight: alpha.map((a, i) => a * max(0.9, 1.2 * face[i], 5 * features[i], 10 * eyes[i])),
    spacing: alpha.map((a, i) => {
      const onFace = mix(look.spacing.body, look.spacing.face, face[i]);
      const part = mix(onFace, look.spacing.features, max(features[i], eyes[i]));
      return ((faceHeight / 2) * (a > 0.5 ? part : 2 * look.spacing.body)) / fineness;
    }),
    corners: look.corners.person * fineness,
  };
  const half = downsamplePlanar(motif, 2);
  const soft = eachPlane(half, (plane) =>
    gaussianBlur(plane, half.width, half.height, 0.6 * unitOf(scene)),
  );
  const halved = fixed.map(({ x, y }) => ({ x: x / 2, y: y / 2 }));
  // Jitter: no three in a line, no four on a circle.
  return refineCorners(soft, halved, detail).map(({ x, y }) => ({
    x: 2 * x + random.between(-0.2, 0.2),
    y: 2 * y,
  }));
}

/** L* offset by orientation to the lamp. Dark skin starts lighter, so that steps are visible. */
function facing({ scene, rig }: Sitting<FacetsLook>, relief: number): Plane {
  const { nx, ny, nz } = scene.normals;
  const [lamp] = rig.lamps;
  const length = hypot(...lamp.from);
  const skin = resize(
    scene.masks.skin,
    scene.masks.size,
    scene.masks.size,
    scene.normals.size,
    scene.normals.size,
  );
  const lift = 0.5 * max(0, 52 - scene.skin.l);
  const out = new Float32Array(nx.length);
  for (let i = 0; i < out.length; i++) {
    const turned =
      (nx[i] * lamp.from[0] + ny[i] * lamp.from[1] + nz[i] * lamp.from[2]) / length - 0.5;
    out[i] = relief * (clamp(turned, -0.6, 0.5) * 40 + lift * skin[i]);
  }
  const face = fullSize(scene, scene.masks.face);
  return fullSize(scene, out).map((v, i) => v * scene.alpha[i] * (1 - 0.65 * face[i]));
}

/** L* below which facets of hair and clothes need more relief to be seen, and its minimum. */
const DARK = 35;
const DARKEST = 4;

/** A triangle across the outline has the color of the side on which it mostly is. */
function fillTriangles(
  motif: Planar,
  alpha: Plane,
  corners: readonly Point[],
  triangles: Int32Array,
  saturation: number,
  shading?: Plane,
): Planar {
  const { width, height } = motif;
  const cell = new Int32Array(width * height).fill(-1);
  const grid = { width, height, at: 0.5, smallest: 1e-6, slack: 1e-6 };
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corners[triangles[t + k]]);
    eachPixelOf([a, b, c], grid, (i) => {
      cell[i] = t / 3;
    });
  }
  const balance = new Float64Array(triangles.length / 3);
  for (let i = 0; i < cell.length; i++) if (cell[i] >= 0) balance[cell[i]] += alpha[i] - 0.5;
  const sums = new Float64Array((triangles.length / 3) * 4);
  const shades = new Float64Array(triangles.length / 3);
  for (let i = 0; i < cell.length; i++) {
    if (cell[i] < 0) continue;
    const s = cell[i] * 4;
    const weight = 1e-6 + (balance[cell[i]] > 0 ? alpha[i] : 1 - alpha[i]);
    sums[s] += weight * motif.r[i];
    sums[s + 1] += weight * motif.g[i];
    sums[s + 2] += weight * motif.b[i];
    sums[s + 3] += weight;
    if (shading) shades[cell[i]] += weight * shading[i];
  }
  const lab = [0, 0, 0];
  for (let s = 0; s < sums.length; s += 4) {
    const n = sums[s + 3] || 1;
    rgbToLab(sums[s] / n, sums[s + 1] / n, sums[s + 2] / n, lab);
    const rgb = [0, 0, 0];
    const shade = (shades[s / 4] / n) * (1 + clamp((DARK - lab[0]) / 15, 0, 2));
    const light = clamp(lab[0] + shade, DARKEST, 97);
    labToRgb(light, lab[1] * saturation, lab[2] * saturation, rgb);
    sums.set(rgb, s);
  }
  const flat = planar(width, height);
  CHANNELS.forEach((channel, k) => {
    const target = flat[channel];
    for (let i = 0; i < cell.length; i++)
      target[i] = cell[i] < 0 ? motif[channel][i] : sums[cell[i] * 4 + k];
  });
  return flat;
}
