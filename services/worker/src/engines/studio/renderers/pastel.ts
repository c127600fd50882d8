import { max } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex } from '../../../imaging/colour.js';
import { smearAlong, flowLines } from '../../../imaging/lines.js';
import { whiteNoise } from '../../../imaging/noise.js';
import { CHANNELS, composite, luma, planar } from '../../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { strands } from '../../../imaging/strands.js';
import { paintBackdrop } from '../backdrops/paint-backdrop.js';
import { developPerson } from '../develop/develop-person.js';
import { finishTones } from '../develop/finishing.js';
import { fullSize } from '../scene/scene.js';
import { toneFlow, unitOf } from '../develop/tone.js';
import type { PastelLook } from '../styles/looks.js';
import type { Renderer } from './renderer.js';

/** Coloured sticks on toned paper: soft masses, open strokes at the edges, drawn contours. */
export const renderPastel: Renderer<PastelLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint, kuwahara, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting, 0.4);
  const backdrop = paintBackdrop(sitting.backdrop, size, random.fork('backdrop'));
  await checkpoint(0.15);
  const motif = finishTones(
    composite(backdrop, person, scene.alpha),
    style.grade,
    random.fork('grain'),
  );
  const face = fullSize(scene, scene.masks.face);
  const features = fullSize(scene, scene.masks.features);
  const skin = fullSize(scene, scene.masks.skin);
  const guard = features.map((f, i) => max(f, 0.55 * face[i], 0.4 * skin[i]));
  const radius = scene.alpha.map((a, i) =>
    a > 0.02 ? unit * mix(look.smoothing, 1.8, guard[i]) : 0,
  );
  const gray = luma(motif);
  const flow = toneFlow(scene, gray, 3);
  await checkpoint(0.22);
  const smooth = await kuwahara.apply(motif, flow, radius, within(checkpoint, 0.22, 0.7));
  const lines = await flowLines(
    gray,
    size,
    size,
    flow,
    max(0.6, 1.3 * unit),
    26,
    within(checkpoint, 0.73, 0.82),
  );
  await checkpoint(0.82);
  const thickness = max(1.4, look.stroke * unit);
  const angle = random.between(-1, -0.6);
  const sets = [angle, angle + 0.55].map((turn, n) =>
    strands(size, size, { angle: turn, length: 60 * unit, thickness }, random.fork(`set ${n}`)),
  );
  const body = scene.alpha.map((a, i) => a * (1 - max(guard[i], skin[i])));
  const noise = gaussianBlur(whiteNoise(size * size, random), size, size, max(0.6, 0.9 * unit));
  const along = await smearAlong(
    noise,
    size,
    size,
    flow,
    { reach: 18 * unit, step: 2, where: body },
    within(checkpoint, 0.85, 0.97),
  );
  await checkpoint(0.973);
  const paper = parseHex(random.fork('paper').pick(look.papers));
  const out = planar(size, size);
  for (let i = 0; i < noise.length; i++) {
    const forms = clamp((along[i] - 0.5) * 26, -1.6, 1.6);
    const mark = mix(mix(sets[0][i], sets[1][i], 0.35), forms, body[i] * 0.45);
    const open = look.gaps * mix(1, mix(0.4, -0.7, guard[i]), scene.alpha[i]) * strength;
    const tooth = (noise[i] - 0.5) * 2.6 * (1 - 0.6 * guard[i]);
    const cover = clamp(smoothstep(-1.4, 0.5, mark + tooth + (0.55 - open) * 2.4));
    const chalk = 1 + mark * 0.075 * (1 - 0.75 * guard[i]) + tooth * 0.05 * (1 - guard[i]);
    const contour = 1 - lines[i] * look.contour * clamp(0.75 + tooth * 0.5);
    for (let k = 0; k < 3; k++) {
      const ground = paper[k] * (1 + tooth * 0.045);
      const channel = CHANNELS[k];
      out[channel][i] = mix(ground, smooth[channel][i] * chalk, cover) * contour;
    }
  }
  return out;
};
