import { cos, floor, hypot, max, sin } from '../../pixels/math.js';
import { labToRgb, rgbToLab } from '../../pixels/colour.js';
import { flowLines } from '../../pixels/lines.js';
import { composite, luma, planar, type Planar, type Plane } from '../../pixels/planar.js';
import { clamp, mix, smoothstep } from '../../pixels/scalar.js';
import { paintBackdrop } from '../backdrops/paint-backdrop.js';
import { developPerson } from '../develop-person.js';
import { fullSize, type Scene } from '../scene.js';
import { localTone, onPaper, toneFlow, toneOf, unitOf } from '../tone.js';
import type { Renderer } from './renderer.js';

export type ComicLook = {
  renderer: 'comic';
  /** Lightness steps in L*. */
  step: number;
  saturation: number;
  /** Width of the ink line in pixels of a 379 px face. */
  line: number;
  /** Pitch of the printed dots in pixels of a 379 px face, and how much they darken, 0..1. */
  dots: { pitch: number; depth: number };
  /** Tone below which ink fills the shadow, 0..1. */
  black: number;
};

/** A printed comic panel: flat colour in steps, ink contours, dots in the half-shadow. */
export const renderComic: Renderer<ComicLook> = async (sitting) => {
  const { scene, look, random, breathe, kuwahara, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting, 0.5);
  const features = fullSize(scene, scene.masks.features);
  const face = fullSize(scene, scene.masks.face);
  const radius = new Float32Array(size * size);
  for (let i = 0; i < radius.length; i++)
    if (scene.alpha[i] > 0.02) radius[i] = unit * mix(mix(7, 5, face[i]), 1.8, features[i]);
  const tone = localTone(scene, toneOf(scene, person, 0.68), 0.95, 1.4);
  const drawn = onPaper(scene, tone, 0.9);
  const flow = toneFlow(scene, drawn);
  const smooth = await kuwahara.apply(person, flow, radius, breathe);
  const colour = flatten(smooth, look, features, strength);
  const lines = flowLines(drawn, size, size, flow, max(0.6, look.line * unit), 42);
  await breathe();
  const backdrop = paintBackdrop(sitting.backdrop, size, random.fork('backdrop'));
  const picture = composite(backdrop, colour, scene.alpha);
  const soft = luma(smooth);
  return ink(scene, picture, { lines, soft, tone, features }, look, random.between(0.6, 0.95));
};

/** Colour in steps of lightness, stronger than life. */
function flatten(image: Planar, look: ComicLook, features: Plane, strength: number): Planar {
  const out = planar(image.width, image.height);
  const lab = [0, 0, 0];
  const rgb = [0, 0, 0];
  for (let i = 0; i < features.length; i++) {
    rgbToLab(image.r[i], image.g[i], image.b[i], lab);
    const level = lab[0] / look.step;
    const stepped = (floor(level) + smoothstep(0.42, 0.58, level - floor(level))) * look.step;
    const k = mix(0.9, 0.35, features[i]) * strength;
    const lift = mix(lab[0], stepped, k) * 0.94 + 8;
    labToRgb(lift, lab[1] * look.saturation, lab[2] * look.saturation, rgb);
    out.r[i] = rgb[0];
    out.g[i] = rgb[1];
    out.b[i] = rgb[2];
  }
  return out;
}

type Plates = { lines: Plane; soft: Plane; tone: Plane; features: Plane };

function ink(
  scene: Scene,
  image: Planar,
  { lines, soft, tone, features }: Plates,
  look: ComicLook,
  angle: number,
): Planar {
  const { size } = scene;
  const pitch = max(3, look.dots.pitch * unitOf(scene));
  const [c, s] = [cos(angle) / pitch, sin(angle) / pitch];
  const out = planar(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const [u, v] = [x * c + y * s, y * c - x * s];
      const away = hypot(u - floor(u) - 0.5, v - floor(v) - 0.5);
      const shade = smoothstep(0.62, 0.28, soft[i]) * scene.alpha[i] * (1 - 0.85 * features[i]);
      const dot = clamp((shade * 0.62 - away) * pitch + 0.5) * (shade > 0.03 ? 1 : 0);
      const fill = smoothstep(look.black + 0.05, look.black - 0.05, tone[i]) * scene.alpha[i];
      const black = max(smoothstep(0.22, 0.62, lines[i]), fill);
      const k = (1 - look.dots.depth * dot) * (1 - black);
      out.r[i] = mix(0.06, image.r[i], k);
      out.g[i] = mix(0.05, image.g[i], k);
      out.b[i] = mix(0.08, image.b[i], k);
    }
  }
  return out;
}
