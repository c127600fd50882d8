import { abs, max } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex } from '../../../imaging/colour.js';
import { flowLines, smearAlong } from '../../../imaging/lines.js';
import { softNoise, whiteNoise } from '../../../imaging/noise.js';
import { CHANNELS, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import type { Random } from '../../../imaging/random.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { strands } from '../../../imaging/strands.js';
import { developPerson } from '../5-develop/develop-person.js';
import { aroundFace, fullSize, type Scene } from '../model/scene.js';
import { localTone, onPaper, toneFlow, toneOf, unitOf } from '../5-develop/tone.js';
import type { DrawingLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

export const renderDrawing: Renderer<DrawingLook> = async (sitting) => {
  const { scene, look, random, checkpoint, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const light = look.medium === 'light';
  const person = await developPerson(sitting);
  const own = toneOf(scene, person, look.skin);
  const tone = localTone(scene, own, 0.78, 1.5);
  await checkpoint(0.295);
  const drawn = onPaper(scene, tone, light ? 0 : 1);
  await checkpoint(0.315);
  const flow = toneFlow(scene, drawn);
  await checkpoint(0.36);
  const lines = await flowLines(
    drawn,
    size,
    size,
    flow,
    max(0.55, look.line.width * unit),
    34,
    within(checkpoint, 0.36, 0.52),
  );
  await checkpoint(0.52);
  const { thickness } = look.shading;
  const angle = random.between(-1.1, -0.75) + (random.next() < 0.5 ? 0 : 1.9);
  const first = hatch(scene, angle, thickness, random.fork('first'));
  await checkpoint(0.54);
  const second = hatch(scene, angle + 0.5, thickness, random.fork('second'));
  await checkpoint(0.55);
  const skin = fullSize(scene, scene.masks.skin);
  const face = fullSize(scene, scene.masks.face);
  const body = new Float32Array(size * size);
  for (let i = 0; i < body.length; i++)
    body[i] = scene.alpha[i] > 0.004 ? max(0, 0.99 - max(skin[i], face[i])) : 0;
  const speckle = gaussianBlur(whiteNoise(size * size, random), size, size, max(0.5, 0.8 * unit));
  const hair = await smearAlong(
    speckle,
    size,
    size,
    flow,
    { reach: 22 * unit, step: 2, where: body },
    within(checkpoint, 0.56, 0.85),
  );
  await checkpoint(0.853);
  normalise(hair, body);
  normalise(speckle);
  await checkpoint(0.88);
  const soft = dodge(drawn, size, 3 * unit);
  const broad = dodge(drawn, size, 12 * unit);
  await checkpoint(0.91);
  const features = fullSize(scene, scene.masks.features);
  const fade = edgeFade(scene, random.fork('fade'));
  const density = new Float32Array(size * size);
  const { depth, strokes } = look.shading;
  for (let i = 0; i < density.length; i++) {
    const dark = light ? drawn[i] : 1 - drawn[i];
    const crossed = first[i] * 0.75 + second[i] * 0.4 * smoothstep(0.4, 0.8, dark);
    const strand = mix(crossed, hair[i] * 0.9, clamp(body[i] * 1.11) * 0.85);
    const texture = strand * (1 - 0.6 * max(features[i], 0.6 * face[i]));
    let d = smoothstep(light ? 0.16 : 0.1, 0.95, dark) * depth;
    d = clamp(d * (1 + strokes * texture * (1.15 - d)) + 0.14 * strokes * texture * clamp(d * 6));
    d *= scene.alpha[i];
    const sketch = (1 - (soft[i] * 0.55 + broad[i] * 0.45)) * 0.62 * scene.alpha[i];
    const contour = lines[i] * look.line.strength;
    d = light
      ? max(d * (1 - 0.85 * contour), 0.5 * contour * (1 - scene.alpha[i]))
      : 1 - (1 - d * 0.85) * (1 - clamp(sketch)) * (1 - contour);
    const faithful = 1 - (1 - max(0.6 * features[i], 0.4 * face[i])) * strength;
    d = mix(d, light ? own[i] : 1 - own[i], faithful * scene.alpha[i]);
    const grip = 1 + look.tooth * speckle[i] * (1.25 - d) * (1 - faithful);
    density[i] =
      clamp(d * grip + 0.012 * look.tooth * speckle[i] * (1 - d)) * mix(0.03, 1, fade[i]);
  }
  return lay(density, look, size, random);
};

function lay(density: Plane, look: DrawingLook, size: number, random: Random): Planar {
  const paper = parseHex(look.paper);
  const ink = parseHex(random.fork('ink').pick(look.inks));
  const fibre = softNoise(size, size, max(4, size / 110), 3, random.fork('fibre'), 1);
  const cloud = softNoise(size, size, size / 5, 3, random.fork('cloud'), 8);
  const out = planar(size, size);
  const smear = look.medium === 'light' ? 0.16 : 0.03;
  for (let i = 0; i < density.length; i++) {
    const shade = 1 - (fibre[i] - 0.5) * 0.045 + (cloud[i] - 0.5) * smear * 2;
    for (let k = 0; k < 3; k++)
      out[CHANNELS[k]][i] = mix(paper[k] * shade, ink[k], density[i] * 0.96);
  }
  return out;
}

function hatch(scene: Scene, angle: number, thickness: number, random: Random): Plane {
  const unit = unitOf(scene);
  return strands(
    scene.size,
    scene.size,
    { angle, length: 46 * unit, thickness: max(1.2, thickness * unit) },
    random,
  );
}

function dodge(gray: Plane, size: number, sigma: number): Plane {
  const blurred = gaussianBlur(gray, size, size, sigma);
  for (let i = 0; i < blurred.length; i++)
    blurred[i] = clamp(gray[i] / (1 - (1 - blurred[i]) * 0.985 + 1e-3));
  return blurred;
}

/** Mean 0 and deviation 1 where `where` is above 0; clips outliers. */
function normalise(plane: Plane, where?: Plane): void {
  let [sum, squares, count] = [0, 0, 0];
  for (let i = 0; i < plane.length; i++) {
    if (where && where[i] <= 0) continue;
    sum += plane[i];
    squares += plane[i] * plane[i];
    count++;
  }
  const mean = sum / (count || 1);
  const spread = squares / (count || 1) - mean * mean;
  const scale = 1 / (max(0, spread) ** 0.5 || 1);
  for (let i = 0; i < plane.length; i++) plane[i] = clamp((plane[i] - mean) * scale, -2.2, 2.2);
}

/** 1 inside and on the face, falling to 0 near the sheet's edges. */
function edgeFade(scene: Scene, random: Random): Plane {
  const { size } = scene;
  const face = aroundFace(scene);
  const ragged = softNoise(size, size, size * 0.14, 3, random, 8);
  const out = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const away = abs(x / size - 0.5);
      const wobble = (ragged[i] - 0.5) * 0.12;
      const foot = smoothstep(1.06, 0.8, y / size + away * 0.3 + wobble);
      out[i] = max(face[i], foot * smoothstep(0.52, 0.42, away + wobble * 0.25));
    }
  }
  return out;
}
