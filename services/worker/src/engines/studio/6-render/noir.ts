import { abs, hypot, max, round } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { composite, luma, type Planar, type Plane } from '../../../imaging/planar.js';
import type { Random } from '../../../imaging/random.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { paintBackdrop } from '../4-arrange/backdrops/paint-backdrop.js';
import { developPerson } from '../5-develop/develop-person.js';
import { bloom, finishTones, sharpen } from '../5-develop/grading.js';
import { fullSize, type Scene } from '../model/scene.js';
import { localTone, toneOf, unitOf } from '../5-develop/tone.js';
import type { NoirLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

/** Minimum light on face and features in the deepest shadow: they carry likeness. */
const FACE_KEEPS = 0.3;
const FEATURES_KEEP = 0.6;

export const renderNoir: Renderer<NoirLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint, strength } = sitting;
  const { size } = scene;
  const person = await developPerson(sitting);
  const tone = localTone(scene, toneOf(scene, person, look.skin), 1, 1.25);
  await checkpoint(0.61);
  const slats = slatShadow(scene, look.slats * strength, random.fork('slats'));
  const model = modelling(scene, sitting.rig.lamps[0].from, look.depth * strength);
  const nx = fullSize(scene, scene.normals.nx);
  const rim = fullSize(scene, scene.masks.rim);
  const from = sitting.rig.lamps[0].from[0] < 0 ? 1 : -1;
  const features = fullSize(scene, scene.masks.features);
  const onFace = fullSize(scene, scene.masks.face);
  for (let i = 0; i < tone.length; i++) {
    const edge = rim[i] * clamp(nx[i] * from * 1.2) * 0.4 * (0.3 + tone[i]);
    const modelled = mix(model[i], 1, max(FEATURES_KEEP * features[i], FACE_KEEPS * onFace[i]));
    const shade = mix(1, clamp(0.5 + 0.62 * tone[i]), 0.4) * slats[i] * modelled;
    tone[i] = tone[i] * shade + edge;
  }
  const gray: Planar = { width: size, height: size, r: tone, g: tone, b: tone };
  const wall = paintBackdrop(sitting.backdrop, size, random.fork('backdrop'));
  const shadow = luma(wall);
  let picture = composite({ ...wall, r: shadow, g: shadow, b: shadow }, gray, scene.alpha);
  await checkpoint(0.79);
  picture = bloom(picture, 0.6, 0.05 * scene.faceHeight, 0.35);
  picture = sharpen(picture, {
    fine: 0.5,
    broad: 0.4,
    radius: max(1.1, 0.45 * scene.magnification),
  });
  return finishTones(picture, style.grade, random.fork('grain'));
};

function modelling(
  scene: Scene,
  from: readonly [x: number, y: number, z: number],
  depth: number,
): Plane {
  const { size, nx, ny, nz } = scene.normals;
  const length = hypot(...from);
  const out = new Float32Array(nx.length);
  for (let i = 0; i < out.length; i++) {
    const facing = (nx[i] * from[0] + ny[i] * from[1] + nz[i] * from[2]) / length;
    out[i] = 1 + depth * (smoothstep(-0.1, 0.62, facing) - 0.86);
  }
  return fullSize(scene, gaussianBlur(out, size, size, 0.012 * scene.faceHeight));
}

/** Highest slat below the eyes, and slat width, in face heights. */
const FIRST_SLAT = 0.86;
const SLAT_WIDTH = 0.07;

/** Soft shadow bands on the chest only: a single band on a head looks like a headband. */
function slatShadow(scene: Scene, depth: number, random: Random): Plane {
  const { size, faceHeight, landmarks, masks } = scene;
  const slope = random.between(0.1, 0.2) * (random.next() < 0.5 ? -1 : 1);
  const pitch = random.between(0.34, 0.42);
  const eyes = (landmarks[33].y + landmarks[263].y) / 2;
  const middle = (landmarks[33].x + landmarks[263].x) / 2;
  const nz = fullSize(scene, scene.normals.nz);
  const face = fullSize(scene, masks.face);
  const out = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const bend = -0.1 * (1 - nz[i]);
      const place = (y - eyes + slope * (x - middle)) / faceHeight + bend - FIRST_SLAT;
      const slat = place - pitch * max(0, round(place / pitch));
      const dark = smoothstep(1.5 * SLAT_WIDTH, 0.6 * SLAT_WIDTH, abs(slat));
      out[i] = 1 - depth * dark * (1 - face[i]);
    }
  }
  return gaussianBlur(out, size, size, 5 * unitOf(scene));
}
