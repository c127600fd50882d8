import { abs, cos, floor, max, sin } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { parseHex } from '../../../imaging/colour.js';
import { powerOf } from '../../../imaging/curve.js';
import { flowLines } from '../../../imaging/lines.js';
import { softNoise } from '../../../imaging/noise.js';
import { CHANNELS, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { developPerson } from '../5-develop/develop-person.js';
import { fullSize, type Scene } from '../model/scene.js';
import { localTone, onPaper, toneFlow, toneOf, unitOf } from '../5-develop/tone.js';
import type { EngravingLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

export const renderEngraving: Renderer<EngravingLook> = async (sitting) => {
  const { scene, look, random, checkpoint, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting);
  const own = toneOf(scene, person, 0.66);
  const tone = localTone(scene, own, 0.95, 1.4);
  await checkpoint(0.425);
  const drawn = onPaper(scene, tone, 1);
  await checkpoint(0.46);
  const flow = toneFlow(scene, drawn);
  await checkpoint(0.52);
  const lines = await flowLines(
    drawn,
    size,
    size,
    flow,
    max(0.6, 1.1 * unit),
    38,
    within(checkpoint, 0.52, 0.82),
  );
  await checkpoint(0.824);
  const ink = cuts(scene, tone, look, random.between(0.35, 0.6));
  await checkpoint(0.89);
  const face = fullSize(scene, scene.masks.face);
  const features = fullSize(scene, scene.masks.features);
  const coarse = clamp(pitchOf(scene, look) / (look.pitch * unit) - 1);
  const fibre = softNoise(size, size, max(4, size / 120), 3, random.fork('fibre'), 1);
  const paper = parseHex(random.fork('paper').pick(look.papers));
  const colour = parseHex(look.ink);
  const halo = backLines(scene, look, random.next());
  const out: Planar = planar(size, size);
  for (let i = 0; i < ink.length; i++) {
    const kept = max(0.6 * features[i], (0.3 + 0.4 * coarse) * face[i]);
    const faithful = 1 - (1 - kept) * strength;
    const cut = mix(max(ink[i], smoothstep(0.25, 0.8, lines[i])), 1 - own[i], faithful);
    const black = max(
      cut * scene.alpha[i],
      halo[i] * (1 - scene.alpha[i]),
      lines[i] * (1 - scene.alpha[i]),
    );
    const sheet = 1 - (fibre[i] - 0.5) * 0.05;
    for (let k = 0; k < 3; k++)
      out[CHANNELS[k]][i] = mix(paper[k] * sheet, colour[k], clamp(black) * 0.95);
  }
  return out;
};

function pitchOf(scene: Scene, look: EngravingLook): number {
  return max(3.6, look.pitch * unitOf(scene));
}

function cuts(scene: Scene, tone: Plane, look: EngravingLook, angle: number): Plane {
  const { size } = scene;
  const pitch = pitchOf(scene, look);
  const nx = fullSize(scene, scene.normals.nx);
  const ny = fullSize(scene, scene.normals.ny);
  const darker = powerOf(0.9);
  const out = new Float32Array(size * size);
  const sets = [
    { c: cos(angle), s: sin(angle), from: 0, to: 0.9 },
    { c: cos(angle + 0.95), s: sin(angle + 0.95), from: 0.42, to: 1.1 },
  ];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const dark = darker(clamp(1 - tone[i]));
      let light = 1;
      for (const { c, s, from, to } of sets) {
        const bulge = (nx[i] * -s + ny[i] * c) * look.relief;
        const place = (-x * s + y * c) / pitch + bulge;
        const away = abs(place - floor(place) - 0.5) * 2;
        const width = clamp((dark - from) / (to - from));
        if (width <= 0.02) continue;
        light *= 1 - clamp((width - away) * pitch * 0.5 + 0.5) * clamp(width * 12);
      }
      out[i] = 1 - light;
    }
  }
  return out;
}

function backLines(scene: Scene, look: EngravingLook, turn: number): Plane {
  const { size, landmarks, faceHeight } = scene;
  const pitch = max(4.5, look.pitch * 1.35 * unitOf(scene));
  const out = new Float32Array(size * size);
  const [cx, cy] = [landmarks[168].x, landmarks[168].y];
  for (let y = 0; y < size; y++) {
    const place = y / pitch + turn;
    const away = abs(place - floor(place) - 0.5) * 2;
    for (let x = 0; x < size; x++) {
      const u = (x - cx) / faceHeight;
      const v = (y - cy) / faceHeight;
      const width = 0.4 * smoothstep(1.6, 0.35, (u * u + v * v * 0.75) ** 0.5);
      out[y * size + x] = clamp((width - away) * pitch * 0.5 + 0.5) * clamp(width * 10);
    }
  }
  return out;
}
