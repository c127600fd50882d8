import { max } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex } from '../../../imaging/colour.js';
import { flowLines } from '../../../imaging/lines.js';
import { whiteNoise } from '../../../imaging/noise.js';
import { CHANNELS, composite, luma, planar } from '../../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { strands } from '../../../imaging/strands.js';
import { backdropOf } from '../4-arrange/backdrops/backdrop-of.js';
import { developPerson } from '../5-develop/develop-person.js';
import { finishTones } from '../5-develop/grading.js';
import { fullSize } from '../model/scene.js';
import { importanceMap } from './strokes/importance.js';
import { paintStrokes } from './strokes/paint-strokes.js';
import { strokeFlow } from './strokes/stroke-flow.js';
import { unitOf } from '../5-develop/tone.js';
import type { PastelLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

export const renderPastel: Renderer<PastelLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint, kuwahara, strength } = sitting;
  const { size, alpha } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting);
  const backdrop = backdropOf(sitting);
  await checkpoint(0.1);
  const motif = finishTones(composite(backdrop, person, alpha), style.grade, random.fork('grain'));
  const features = fullSize(scene, scene.masks.features);
  const gray = luma(motif);
  const angle = random.between(-1.1, -0.7);
  const flow = strokeFlow(scene, gray, { turns: 0.8, angle }, random.fork('flow'));
  await checkpoint(0.15);
  const radius = new Float32Array(features.length);
  for (let i = 0; i < radius.length; i++)
    radius[i] = alpha[i] > 0.02 ? unit * mix(look.smoothing, 1.8, features[i]) : 0;
  const smooth = await kuwahara.apply(motif, flow, radius, within(checkpoint, 0.15, 0.45));
  const { colour } = await paintStrokes(
    smooth,
    flow,
    importanceMap(scene, flow),
    scene.faceHeight,
    look.passes,
    random.fork('strokes'),
    within(checkpoint, 0.46, 0.83),
  );
  const sigma = max(0.6, 1.3 * unit);
  const lines = await flowLines(gray, size, size, flow, sigma, 26, within(checkpoint, 0.84, 0.92));
  await checkpoint(0.92);
  const stick = { angle, length: 60 * unit, thickness: max(1.4, look.stroke * unit) };
  const hatching = strands(size, size, stick, random.fork('hatching'));
  const grain = gaussianBlur(whiteNoise(size * size, random), size, size, max(0.7, 0.9 * unit));
  await checkpoint(0.975);
  const paper = parseHex(random.fork('paper').pick(look.papers));
  const out = planar(size, size);
  for (let i = 0; i < grain.length; i++) {
    const calm = max(0.6 * features[i], 1 - strength);
    const tooth = (grain[i] - 0.5) * 3 * (1 - calm);
    const mark = hatching[i] * mix(1, 0.45, alpha[i]);
    const open = look.gaps * mix(1, 0.32, alpha[i]) * (1 - calm);
    const cover = smoothstep(-1.4, 0.5, mark + tooth + (0.55 - open) * 2.4);
    const chalk = 1 + (mark * 0.06 + tooth * 0.06) * (1 - calm);
    const contour = 1 - lines[i] * look.contour * clamp(0.75 + tooth * 0.5);
    const kept = features[i] * look.keep;
    for (let k = 0; k < 3; k++) {
      const channel = CHANNELS[k];
      const pigment = mix(colour[channel][i], smooth[channel][i], max(kept, 0.6 * (1 - strength)));
      out[channel][i] = mix(paper[k] * (1 + tooth * 0.045), pigment * chalk, cover) * contour;
    }
  }
  return out;
};
