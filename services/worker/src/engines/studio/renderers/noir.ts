import { floor, max } from '../../pixels/math.js';
import { gaussianBlur } from '../../pixels/blur.js';
import { composite, luma, type Planar, type Plane } from '../../pixels/planar.js';
import type { Random } from '../../pixels/random.js';
import { clamp, mix, smoothstep } from '../../pixels/scalar.js';
import { paintBackdrop } from '../backdrops/paint-backdrop.js';
import { developPerson } from '../develop-person.js';
import { bloom, finishTones, sharpen } from '../finishing.js';
import { fullSize, type Scene } from '../scene.js';
import { localTone, toneOf, unitOf } from '../tone.js';
import type { Renderer } from './renderer.js';

export type NoirLook = {
  renderer: 'noir';
  /** Lightness of the lit skin, 0..1. */
  skin: number;
  /** How dark the slats' shadows are on the person, 0..1. */
  slats: number;
};

/** A still of a crime film: hard light, deep shadow, the slats of a blind across person and wall. */
export const renderNoir: Renderer<NoirLook> = async (sitting) => {
  const { scene, style, look, random, breathe, strength } = sitting;
  const { size } = scene;
  const person = await developPerson(sitting, 0.5);
  const tone = localTone(scene, toneOf(scene, person, look.skin), 1, 1.35);
  await breathe();
  const slats = slatShadow(scene, look.slats * strength, random.fork('slats'));
  const nx = fullSize(scene, scene.normals.nx);
  const rim = fullSize(scene, scene.masks.rim);
  const from = sitting.rig.lamps[0].from[0] < 0 ? 1 : -1;
  for (let i = 0; i < tone.length; i++) {
    const edge = rim[i] * clamp(nx[i] * from * 1.2) * 0.4 * (0.3 + tone[i]);
    const shade = mix(1, clamp(0.5 + 0.62 * tone[i]), 0.4) * slats[i];
    tone[i] = tone[i] * shade + edge;
  }
  const gray: Planar = { width: size, height: size, r: tone, g: tone, b: tone };
  const wall = paintBackdrop(sitting.backdrop, size, random.fork('backdrop'));
  const shadow = luma(wall);
  let picture = composite({ ...wall, r: shadow, g: shadow, b: shadow }, gray, scene.alpha);
  await breathe();
  picture = bloom(picture, 0.6, 0.05 * scene.faceHeight, 0.35);
  picture = sharpen(picture, {
    fine: 0.5,
    broad: 0.4,
    radius: max(1.1, 0.45 * scene.magnification),
  });
  return finishTones(picture, style.grade, random.fork('grain'));
};

/** Bands of shadow that bend over the body; the eyes are left in the light. */
function slatShadow(scene: Scene, depth: number, random: Random): Plane {
  const { size } = scene;
  const pitch = 0.3 * scene.faceHeight;
  const slope = random.between(0.14, 0.3) * (random.next() < 0.5 ? -1 : 1);
  const eyes = (scene.landmarks[33].y + scene.landmarks[263].y) / 2;
  const middle = (scene.landmarks[33].x + scene.landmarks[263].x) / 2;
  const nz = fullSize(scene, scene.normals.nz);
  const ny = fullSize(scene, scene.normals.ny);
  const features = fullSize(scene, scene.masks.features);
  const face = fullSize(scene, scene.masks.face);
  const out = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const bend = (0.5 * ny[i] - 0.35 * (1 - nz[i])) * pitch;
      const place = (y - eyes + slope * (x - middle) + bend) / pitch + 0.5;
      const t = place - floor(place);
      const lit = smoothstep(0.04, 0.16, t) * smoothstep(0.8, 0.68, t);
      out[i] = 1 - depth * (1 - lit) * (1 - max(0.75 * features[i], 0.5 * face[i]));
    }
  }
  return gaussianBlur(out, size, size, 3 * unitOf(scene));
}
