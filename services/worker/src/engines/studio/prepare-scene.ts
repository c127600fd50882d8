import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import { toRgb, type Planar, type Plane } from '../pixels/planar.js';
import { downsample, downsamplePlanar, resize } from '../pixels/resample.js';
import { chooseCrop, cutSquare, type Crop } from './compose.js';
import { heightOfFace, landmarksOf, type Landmarks } from './landmarks.js';
import { estimateLight } from './light/spherical-harmonics.js';
import { surfaceNormals } from './light/normals.js';
import { findMasks } from './masks.js';
import { refineAlpha } from './matte/alpha.js';
import { estimateForeground } from './matte/foreground.js';
import { subjectRegion } from './matte/subject-region.js';
import { removeRedEye } from './red-eye.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage-clock.js';
import type { Subject } from './subject.js';

/** Side of the model's mask and of the grid on which neighbours are told apart. */
const GRID = 256;

/** Crop, matte, masks, normals and light of a subject at `size` pixels: everything that no style changes. */
export async function prepareScene(
  analyser: FaceAnalyser,
  subject: Subject,
  size: number,
  stage: Stage,
): Promise<Scene> {
  const composed = await stage('compose', async () => {
    const crop = await chooseCrop(analyser, subject);
    const scale = size / crop.side;
    const place = (x: number, y: number) => ({ x: (x - crop.x) * scale, y: (y - crop.y) * scale });
    const landmarks = landmarksOf(subject.mesh, place, scale);
    const picture = await cutSquare(subject.image, crop, size);
    removeRedEye(picture, landmarks);
    return { crop, scale, landmarks, picture };
  });
  const { crop, scale, landmarks, picture } = composed;
  const faceHeight = heightOfFace(landmarks);

  const matte = await stage('matte', async () => {
    const small = toGridSize(downsamplePlanar(picture, 4));
    const people = (await analyser.segment(toRgb(small))).probability.slice();
    clearOutside(people, GRID, crop, subject);
    const toGrid = GRID / size;
    const rivals = subject.others.map(({ box }) => ({
      x: (box.x - crop.x) * scale * toGrid,
      y: (box.y - crop.y) * scale * toGrid,
      width: box.width * scale * toGrid,
      height: box.height * scale * toGrid,
    }));
    const region = subjectRegion(small, people, scaled(landmarks, toGrid), rivals, GRID);
    for (let i = 0; i < people.length; i++) people[i] *= region[i];
    const alpha = refineAlpha(picture, people, GRID, faceHeight, landmarks[152].y);
    clearOutside(alpha, size, crop, subject);
    return { alpha, foreground: estimateForeground(picture, alpha, faceHeight) };
  });
  const { alpha, foreground } = matte;

  return stage('light', () => {
    const halfAlpha = downsample(alpha, size, size, 2).plane;
    const half = downsamplePlanar(foreground, 2);
    const { masks, tone } = findMasks(half, halfAlpha, scaled(landmarks, 0.5), faceHeight / 2);
    const field = size / 4;
    const fieldAlpha = downsample(alpha, size, size, 4).plane;
    const normals = surfaceNormals(
      scaled(landmarks, 0.25),
      analyser.topology.triangles,
      fieldAlpha,
      field,
      faceHeight / 4,
    );
    const weight = new Float32Array(field * field);
    const skin = resize(masks.skin, masks.size, masks.size, field, field);
    const face = resize(masks.face, masks.size, masks.size, field, field);
    for (let i = 0; i < weight.length; i++) weight[i] = skin[i] * face[i];
    return {
      size,
      magnification: scale,
      foreground,
      alpha,
      landmarks,
      faceHeight,
      masks,
      normals,
      light: estimateLight(downsamplePlanar(foreground, 4), normals, weight),
      skin: tone,
    };
  });
}

function toGridSize(image: Planar): Planar {
  const to = (plane: Plane) => resize(plane, image.width, image.height, GRID, GRID);
  return { width: GRID, height: GRID, r: to(image.r), g: to(image.g), b: to(image.b) };
}

function scaled(landmarks: Landmarks, k: number): Landmarks {
  return landmarks.map((p) => ({ x: p.x * k, y: p.y * k, z: p.z * k }));
}

/** Nothing of the subject lies outside the photo. */
function clearOutside(plane: Float32Array, size: number, crop: Crop, { image }: Subject): void {
  const step = crop.side / size;
  for (let y = 0; y < size; y++) {
    const v = crop.y + (y + 0.5) * step;
    const inside = v >= 0 && v <= image.height;
    for (let x = 0; x < size; x++) {
      const u = crop.x + (x + 0.5) * step;
      if (!inside || u < 0 || u > image.width) plane[y * size + x] = 0;
    }
  }
}
