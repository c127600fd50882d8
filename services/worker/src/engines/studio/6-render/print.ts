import { cos, floor, hypot, max, sin } from '../../../imaging/math.js';
import { parseHex, type Hex } from '../../../imaging/colour.js';
import { softNoise, whiteNoise } from '../../../imaging/noise.js';
import {
  CHANNELS,
  composite,
  luma,
  planar,
  type Planar,
  type Plane,
} from '../../../imaging/planar.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';
import { paintBackdrop } from '../4-arrange/backdrops/paint-backdrop.js';
import { developPerson } from '../5-develop/develop-person.js';
import { localTone, toneOf, unitOf } from '../5-develop/tone.js';
import { fullSize } from '../model/scene.js';
import type { PrintLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

export const renderPrint: Renderer<PrintLook> = async (sitting) => {
  const { scene, look, random, checkpoint, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting);
  const backdrop = paintBackdrop(sitting.backdrop, size, random.fork('backdrop'));
  await checkpoint(0.54);
  const own = toneOf(scene, person, 0.62);
  const gray: Planar = { width: size, height: size, r: own, g: own, b: own };
  const tone = localTone(scene, luma(composite(backdrop, gray, scene.alpha)), 1, 1.45);
  await checkpoint(0.72);
  const features = fullSize(scene, scene.masks.features);
  const turn = random.between(-0.2, 0.2);
  const face = fullSize(scene, scene.masks.face);
  const pitch = max(3.2, look.pitch * unit);
  // Lower strength gives more even tone and less misregistration, which raises the likeness.
  const even = new Float32Array(features.length);
  for (let i = 0; i < even.length; i++)
    even[i] = clamp(0.3 + 0.6 * features[i] + face[i] * (0.1 + 1.2 * (1 - strength)));
  const first = screen(tone, even, size, pitch, 0.26 + turn, [0.04, 0.97]);
  await checkpoint(0.8);
  const shifted = shift(tone, size, look.slip * unit * strength * random.between(0.5, 1));
  const second = screen(shifted, even, size, pitch, 1.31 + turn, [-0.12, 0.56]);
  await checkpoint(0.87);
  const inks = random.fork('inks').pick(look.inks);
  return press({ first, second, face }, look.paper, inks, size, random);
};

function screen(
  tone: Plane,
  even: Plane,
  size: number,
  pitch: number,
  angle: number,
  [dark, light]: readonly [number, number],
): Plane {
  const out = new Float32Array(size * size);
  const [c, s] = [cos(angle) / pitch, sin(angle) / pitch];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const [u, v] = [x * c + y * s, y * c - x * s];
      const away = hypot(u - floor(u) - 0.5, v - floor(v) - 0.5);
      const want = clamp((light - tone[i]) / (light - dark));
      const dot = clamp(((want * 0.565) ** 0.5 * 0.94 - away) * pitch * 0.9 + 0.5);
      const solid = want * want * (3 - 2 * want);
      out[i] = dot + (solid - dot) * even[i];
    }
  }
  return out;
}

function shift(plane: Plane, size: number, by: number): Plane {
  const step = floor(by + 0.5);
  const out = new Float32Array(plane.length);
  for (let i = 0; i < out.length; i++) out[i] = plane[max(0, i - step - step * size)];
  return out;
}

function press(
  plates: { first: Plane; second: Plane; face: Plane },
  paper: Hex,
  inks: { first: Hex; second: Hex },
  size: number,
  random: Parameters<typeof paintBackdrop>[2],
): Planar {
  const { face } = plates;
  const sheet = parseHex(paper);
  const [a, b] = [parseHex(inks.first), parseHex(inks.second)];
  const fibre = softNoise(size, size, max(4, size / 90), 3, random.fork('fibre'), 1);
  const speck = whiteNoise(size * size, random.fork('speck'));
  const out = planar(size, size);
  for (let i = 0; i < speck.length; i++) {
    const bare = 0.3 * smoothstep(0.62, 0.8, fibre[i]) + 0.12 * speck[i];
    const hold = 1 - bare * (1 - face[i]);
    const [p, q] = [plates.first[i] * hold, plates.second[i] * (0.5 + 0.5 * hold)];
    for (let k = 0; k < 3; k++) {
      const ground = sheet[k] * (1 - (fibre[i] - 0.5) * 0.05);
      out[CHANNELS[k]][i] = ground * (1 - p * (1 - a[k])) * (1 - q * (1 - b[k]));
    }
  }
  return out;
}
