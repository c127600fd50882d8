import { floor, max, min } from '../../pixels/math.js';
import { gaussianBlur } from '../../pixels/blur.js';
import { parseHex, type Hex } from '../../pixels/colour.js';
import { flowLines, smearAlong } from '../../pixels/lines.js';
import { softNoise } from '../../pixels/noise.js';
import { CHANNELS, luma, planar, type Planar, type Plane } from '../../pixels/planar.js';
import { clamp, mix, smoothstep } from '../../pixels/scalar.js';
import { paintBackdrop } from '../backdrops/paint-backdrop.js';
import { developPerson } from '../develop-person.js';
import { fullSize, type Scene } from '../scene.js';
import { localTone, onPaper, toneFlow, toneOf, unitOf } from '../tone.js';
import type { Renderer } from './renderer.js';

export type PosterLook = {
  renderer: 'poster';
  /** Inks of the person from the darkest to the lightest, and the two behind; the seed chooses one set. */
  palettes: readonly { inks: readonly Hex[]; ground: Hex; figure: Hex }[];
  /** Kuwahara radius that rounds the shapes, in pixels of a 379 px face; 0 leaves them. */
  smoothing: number;
  /** Softness of the step between two inks: 0 is cut paper, 1 is a smooth tone. */
  softness: number;
  /** Contours in the darkest ink, 0..1. */
  lines: number;
  /** Lightness of the skin before it is cut into inks, 0..1. */
  skin: number;
  /** Unevenness of the ink, 0..1. */
  wear: number;
};

/** A poster in a few flat inks, cut by tone. */
export const renderPoster: Renderer<PosterLook> = async (sitting) => {
  const { scene, look, random, breathe, kuwahara, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting, 0.5);
  const tone = localTone(scene, toneOf(scene, person, look.skin), 1, 1.2);
  const drawn = onPaper(scene, tone, 0.8);
  const flow = toneFlow(scene, drawn, 3);
  await breathe();
  const lines = flowLines(drawn, size, size, flow, max(0.6, 1.3 * unit), 30);
  const features = fullSize(scene, scene.masks.features);
  const face = fullSize(scene, scene.masks.face);
  const radius = features.map((f, i) =>
    scene.alpha[i] > 0.02 ? unit * mix(look.smoothing, 1.4, max(f, 0.5 * face[i])) : 0,
  );
  const gray: Planar = { width: size, height: size, r: tone, g: tone, b: tone };
  const rounded = look.smoothing > 0 ? (await kuwahara.apply(gray, flow, radius, breathe)).r : tone;
  const streaks = smearAlong(rounded, size, size, flow, 5 * unit);
  const smooth = streaks.map((v, i) => mix(v, rounded[i], features[i]));
  const palette = random.fork('palette').pick(look.palettes);
  const inks = palette.inks.map(parseHex);
  const inkLight = inks.map(([r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b);
  const soft = mix(1, look.softness, strength * strength);
  const wear = softNoise(size, size, max(4, size / 60), 4, random.fork('wear'), 1);
  const out = planar(size, size);
  for (let i = 0; i < smooth.length; i++) {
    const line = smoothstep(0.2, 0.7, lines[i]) * look.lines * scene.alpha[i];
    const value = clamp(smooth[i] * (1 - line));
    const faithful = 1 - (1 - max(0.7 * features[i], 0.45 * face[i])) * strength;
    const level = mix(value * (inks.length - 1), levelAsLight(inkLight, value), faithful);
    const low = min(inks.length - 2, floor(level));
    const ramp = 0.5 * mix(soft, 1, max(features[i], 0.6 * face[i]));
    const t = smoothstep(0.5 - ramp, 0.5 + ramp, level - low);
    const patch = 1 + (wear[i] - 0.5) * look.wear;
    const natural = 0.6 * (1 - strength) * face[i];
    for (let k = 0; k < 3; k++) {
      const ink = mix(inks[low][k], inks[low + 1][k], t) * patch;
      out[CHANNELS[k]][i] = mix(ink, person[CHANNELS[k]][i], natural);
    }
  }
  const behind = luma(paintBackdrop(sitting.backdrop, size, random.fork('backdrop')));
  return lay(scene, out, behind, palette);
};

/** Place among the inks (0 the first) that is as light as `value`: what keeps a face a face. */
function levelAsLight(inkLight: readonly number[], value: number): number {
  const last = inkLight.length - 1;
  const above = inkLight.findIndex((light) => light > value);
  if (above === 0) return 0;
  if (above === -1) return last;
  return above - 1 + (value - inkLight[above - 1]) / (inkLight[above] - inkLight[above - 1]);
}

function lay(
  scene: Scene,
  person: Planar,
  shape: Plane,
  colours: { ground: Hex; figure: Hex },
): Planar {
  const { size } = scene;
  const [ground, figure] = [parseHex(colours.ground), parseHex(colours.figure)];
  const soft = gaussianBlur(scene.alpha, size, size, 1.6 * unitOf(scene));
  const out = planar(size, size);
  for (let i = 0; i < shape.length; i++) {
    const edge = smoothstep(0.36, 0.64, soft[i]);
    for (let k = 0; k < 3; k++) {
      const behind = mix(ground[k], figure[k], shape[i]);
      out[CHANNELS[k]][i] = mix(behind, person[CHANNELS[k]][i], edge);
    }
  }
  return out;
}
