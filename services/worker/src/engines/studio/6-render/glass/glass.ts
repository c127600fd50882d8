import { floor, hypot, max } from '../../../../imaging/math.js';
import { within } from '../../../../imaging/checkpoint.js';
import { labToRgb, parseHex, rgbToLab, type Hex } from '../../../../imaging/colour.js';
import { flowLines } from '../../../../imaging/lines.js';
import { softNoise } from '../../../../imaging/noise.js';
import { CHANNELS, luma, planar, type Planar, type Plane } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { clamp, mix, smoothstep } from '../../../../imaging/scalar.js';
import type { CanvasBackdrop } from '../../model/backdrop.js';
import { paintBackdrop } from '../../4-arrange/backdrops/paint-backdrop.js';
import { developPerson } from '../../5-develop/develop-person.js';
import { bloom, finishTones } from '../../5-develop/grading.js';
import { FACE_PANE, NO_PANE, personPanes, SKIN_PANE } from './person-panes.js';
import { isFrame, PARTS, WINDOW_PANES, windowPane } from './window-plan.js';
import { middleOfHead } from '../../3-light/head-outline.js';
import { fullSize, type Scene } from '../../model/scene.js';
import { toneFlow, unitOf } from '../../5-develop/tone.js';
import type { GlassLook } from '../../model/looks.js';
import type { Renderer, Sitting } from '../../model/renderer.js';
import { gaussianBlur } from '../../../../imaging/blur.js';

const LEAD = [0.06, 0.058, 0.062] as const;

export const renderGlass: Renderer<GlassLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint, kuwahara, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting);
  await checkpoint(0.3);
  const panes = personPanes(scene, person, look.pieces, random.fork('pieces'));
  await checkpoint(0.42);
  const features = fullSize(scene, scene.masks.features);
  const gray = luma(person);
  const flow = toneFlow(scene, gray, 3);
  const radius = new Float32Array(features.length);
  for (let i = 0; i < radius.length; i++)
    radius[i] = scene.alpha[i] > 0.02 ? unit * mix(11, 2.2, features[i]) : 0;
  const smooth = await kuwahara.apply(person, flow, radius, within(checkpoint, 0.42, 0.65));
  const sigma = max(0.7, 1.25 * unit);
  const lines = await flowLines(gray, size, size, flow, sigma, 30, within(checkpoint, 0.66, 0.8));
  const { cell, ...glazed } = windowOf(sitting, panes, smooth, random.fork('window'));
  await checkpoint(0.86);
  const glass = paintGlass(scene, {
    cell,
    ...glazed,
    panes,
    smooth,
    lines,
    features,
    look,
    strength,
  });
  const streaks = softNoise(size, size, 26 * unit, 3, random.fork('streaks'), 2);
  for (const channel of CHANNELS) {
    const plane = glass[channel];
    for (let i = 0; i < plane.length; i++) plane[i] *= 1 + (streaks[i] - 0.5) * 0.22;
  }
  await checkpoint(0.9);
  const lit = bloom(glass, 0.5, 0.05 * scene.faceHeight, look.glow);
  const leaded = layLead(lit, cell, look.lead * unit);
  return finishTones(leaded, style.grade, random.fork('grain'));
};

/** Luminance below which hair and cloth show no shades. */
const DARK = 0.04;
/** Share of a pane above the chin from which it is hair. */
const HAIR_ABOVE_CHIN = 0.35;

/** `tones`: mean luminance of the person in each pane, the middle of its shades. */
type Window = { cell: Int32Array; colours: Float32Array; tones: Float32Array };

function windowOf(
  { scene, backdrop, look, random }: Sitting<GlassLook>,
  panes: Int8Array,
  person: Planar,
  chance: Random,
): Window {
  const { size, landmarks, faceHeight } = scene;
  const behind = paintBackdrop(backdrop, size, random.fork('backdrop'));
  const eyes = (landmarks[33].y + landmarks[263].y) / 2;
  const centre = { x: middleOfHead(scene), y: eyes - 0.08 * faceHeight };
  const plan = { size, centre, faceHeight, turn: chance.between(0, 1) };
  const chin = landmarks[152].y;
  const count = WINDOW_PANES + look.pieces + SKIN_PANE + 1;
  const sums = Array.from({ length: count }, () => [0, 0, 0, 0, 0]);
  const cell = new Int32Array(size * size);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      if (isFrame(size, x, y)) panes[i] = NO_PANE;
      const isOwn = panes[i] !== NO_PANE;
      cell[i] = isOwn ? WINDOW_PANES + panes[i] : windowPane(plan, x, y);
      const source = isOwn ? person : behind;
      const sum = sums[cell[i]];
      sum[0] += source.r[i];
      sum[1] += source.g[i];
      sum[2] += source.b[i];
      sum[3] += y < chin ? 1 : 0;
      sum[4]++;
    }
  }
  const isHair = (id: number) =>
    id > WINDOW_PANES + SKIN_PANE && sums[id][3] > HAIR_ABOVE_CHIN * sums[id][4];
  const colours = new Float32Array(count * 3);
  const tones = new Float32Array(count);
  sums.forEach(([r, g, b, , area], id) => {
    if (area === 0) return;
    const mean = [r / area, g / area, b / area];
    tones[id] = luminance(mean);
    const pane = id - WINDOW_PANES;
    const planned = pane < 0 && backdrop.kind === 'canvas' ? colourOfPart(id, backdrop) : mean;
    const isFair = tones[id] > look.tints.fairFrom;
    const tintsOfHair = isFair ? look.tints.fair : look.tints.dark;
    const tints = isHair(id) ? tintsOfHair : look.tints.clothes;
    const tint = pane > SKIN_PANE ? tints[pane % tints.length] : undefined;
    colours.set(jewel(planned, tint, chance.between(-4, 4)), id * 3);
  });
  return { cell, colours, tones };
}

const luminance = ([r, g, b]: readonly number[]) => 0.3 * r + 0.59 * g + 0.11 * b;

function colourOfPart(id: number, backdrop: CanvasBackdrop): readonly number[] {
  const [light, dark, accent] = [backdrop.light, backdrop.dark, backdrop.accent].map(parseHex);
  const between = (a: readonly number[], b: readonly number[], t: number) =>
    a.map((v, k) => mix(v, b[k], t));
  const isOdd = id % 2 === 1;
  if (id < PARTS.ring) return isOdd ? accent : between(accent, [1, 1, 1], 0.22);
  if (id < PARTS.field) return isOdd ? light : dark;
  if (id < PARTS.frame) return isOdd ? dark : between(dark, light, 0.55);
  return isOdd ? accent : dark;
}

function jewel([r, g, b]: readonly number[], tint: Hex | undefined, lighter: number): number[] {
  const lab = [0, 0, 0];
  rgbToLab(r, g, b, lab);
  let [light, a, c] = lab;
  light = clamp(mix(24, 92, light / 100) + lighter, 22, 88);
  [a, c] = [1.3 * a, 1.3 * c];
  if (tint) {
    const grey = 0.85 * smoothstep(8, 3, hypot(lab[1], lab[2]));
    const [tr, tg, tb] = parseHex(tint);
    rgbToLab(tr, tg, tb, lab);
    [a, c] = [mix(a, lab[1], grey), mix(c, lab[2], grey)];
  }
  const rgb = [0, 0, 0];
  labToRgb(light, a, c, rgb);
  return rgb;
}

function paintGlass(
  scene: Scene,
  {
    cell,
    colours,
    tones,
    panes,
    smooth,
    lines,
    features,
    look,
    strength,
  }: Window & {
    panes: Int8Array;
    smooth: Planar;
    lines: Plane;
    features: Plane;
    look: GlassLook;
    strength: number;
  },
): Planar {
  const { size } = scene;
  const out = planar(size, size);
  const tone = luma(smooth);
  const glass = [FACE_PANE, SKIN_PANE].map((pane) => meanOf(smooth, panes, pane));
  const lab = [0, 0, 0];
  const rgb = [0, 0, 0];
  for (let i = 0; i < cell.length; i++) {
    const from = cell[i] * 3;
    const pane = panes[i];
    for (let k = 0; k < 3; k++) rgb[k] = colours[from + k];
    if (pane === FACE_PANE || pane === SKIN_PANE) {
      rgbToLab(smooth.r[i], smooth.g[i], smooth.b[i], lab);
      const level = lab[0] / look.step;
      const stepped = (floor(level) + smoothstep(0.42, 0.58, level - floor(level))) * look.step;
      const painted = mix(1, 0.35, features[i]) * strength;
      const light = mix(lab[0], stepped, painted);
      const [a, b] = [1, 2].map((k) => 1.35 * mix(lab[k], glass[pane][k], 0.5 * painted));
      labToRgb(clamp(4 + light * 1.02, 0, 97), a, b, rgb);
    } else if (pane !== NO_PANE) {
      const shade = clamp(((tone[i] + DARK) / (tones[cell[i]] + DARK)) ** look.folds, 0.5, 1.45);
      for (let k = 0; k < 3; k++) rgb[k] *= shade;
    }
    const ink = pane === NO_PANE ? 0 : smoothstep(0.3, 0.9, lines[i]) * mix(0.3, 0.9, strength);
    out.r[i] = mix(rgb[0], 0.09, ink);
    out.g[i] = mix(rgb[1], 0.06, ink);
    out.b[i] = mix(rgb[2], 0.05, ink);
  }
  return out;
}

function meanOf(image: Planar, panes: Int8Array, pane: number): number[] {
  const sum = [0, 0, 0];
  const lab = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < panes.length; i += 7) {
    if (panes[i] !== pane) continue;
    rgbToLab(image.r[i], image.g[i], image.b[i], lab);
    for (let k = 0; k < 3; k++) sum[k] += lab[k];
    count++;
  }
  return sum.map((v) => v / max(1, count));
}

function layLead(image: Planar, cell: Int32Array, width: number): Planar {
  const { width: side } = image;
  const seam = new Float32Array(cell.length);
  for (let i = 0; i < cell.length - side - 1; i++)
    if (cell[i] !== cell[i + 1] || cell[i] !== cell[i + side]) seam[i] = 1;
  const sigma = max(0.8, width * 0.5);
  const spread = gaussianBlur(seam, side, side, sigma);
  const shade = gaussianBlur(seam, side, side, 4 * sigma);
  const peak = 0.4 / sigma;
  const out = planar(side, side);
  for (let i = 0; i < cell.length; i++) {
    const height = spread[i] / peak;
    const lead = smoothstep(0.42, 0.62, height);
    const near = 1 - 0.5 * clamp((shade[i] / peak) * 2.2);
    const up = i > side ? (spread[i] - spread[i - side - 1]) / peak : 0;
    const gloss = clamp(up * 2.2) * 0.3;
    out.r[i] = mix(image.r[i] * near, LEAD[0] + gloss, lead);
    out.g[i] = mix(image.g[i] * near, LEAD[1] + gloss, lead);
    out.b[i] = mix(image.b[i] * near, LEAD[2] + gloss, lead);
  }
  return out;
}
