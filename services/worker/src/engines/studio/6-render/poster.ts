import { floor, max, min } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex, type Hex } from '../../../imaging/colour.js';
import { flowLines, smearAlong } from '../../../imaging/lines.js';
import { softNoise } from '../../../imaging/noise.js';
import { CHANNELS, luma, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { paintBackdrop } from '../4-arrange/backdrops/paint-backdrop.js';
import { developPerson } from '../5-develop/develop-person.js';
import { fullSize, type Scene } from '../model/scene.js';
import { localTone, onPaper, toneFlow, toneOf, unitOf } from '../5-develop/tone.js';
import type { PosterLook } from '../model/looks.js';
import { areLipsPainted, partsOf } from './poster-parts.js';
import type { Renderer } from '../model/renderer.js';

const ROUNDED = 0.8;

/** The inks are not skin colors, but darker skin still gets darker ones. */
const INKS_FIT = 0.75;

export const renderPoster: Renderer<PosterLook> = async (sitting) => {
  const { scene, look, random, checkpoint, kuwahara, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting);
  const tone = localTone(scene, toneOf(scene, person, look.skin, INKS_FIT), 1, 1.2);
  await checkpoint(0.08);
  const drawn = onPaper(scene, tone, 0.8);
  const flow = toneFlow(scene, drawn, 3);
  await checkpoint(0.12);
  const lines = await flowLines(
    drawn,
    size,
    size,
    flow,
    max(0.6, 1.3 * unit),
    30,
    within(checkpoint, 0.12, 0.25),
  );
  await checkpoint(0.25);
  const features = fullSize(scene, scene.masks.features);
  const face = fullSize(scene, scene.masks.face);
  const radius = new Float32Array(features.length);
  for (let i = 0; i < radius.length; i++) {
    const drawn = max(features[i], 0.5 * face[i]);
    radius[i] = scene.alpha[i] > 0.02 ? unit * mix(look.smoothing, 1.4, drawn) : 0;
  }
  const gray: Planar = { width: size, height: size, r: tone, g: tone, b: tone };
  const rounding = within(checkpoint, 0.3, ROUNDED);
  const isRounded = look.smoothing > 0;
  const rounded = isRounded ? (await kuwahara.apply(gray, flow, radius, rounding)).r : tone;
  const smearing = within(checkpoint, isRounded ? ROUNDED : 0.3, 0.9);
  const streaks = await smearAlong(
    rounded,
    size,
    size,
    flow,
    { reach: 5 * unit, where: scene.alpha },
    smearing,
  );
  await checkpoint(0.9);
  for (let i = 0; i < streaks.length; i++) streaks[i] = mix(streaks[i], rounded[i], features[i]);
  const palette = random.fork('palette').pick(look.palettes);
  const lips = palette.lips && (areLipsPainted(scene) ? palette.lips : bareLips(palette));
  const [skinInks, hairInks, lipInks] = [
    palette.inks,
    palette.hair ?? palette.inks,
    lips ?? palette.inks,
  ].map((hexes) => inkRamp(hexes));
  const parts = palette.hair ? partsOf(scene) : undefined;
  const smooth = parts ? withContrast(streaks, face, strength) : streaks;
  const soft = mix(1, look.softness, strength * strength);
  const wear = softNoise(size, size, max(4, size / 60), 4, random.fork('wear'), 1);
  const out = planar(size, size);
  const [inked, other] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let i = 0; i < smooth.length; i++) {
    const line = smoothstep(0.2, 0.7, lines[i]) * look.lines * scene.alpha[i];
    const value = clamp(smooth[i] * (1 - line));
    const faithful = 1 - (1 - max(0.8 * features[i], 0.55 * face[i])) * strength;
    const ramp = 0.5 * mix(soft, 1, max(features[i], 0.6 * face[i]));
    const hairy = parts ? parts.hair[i] : 0;
    const isLip = parts !== undefined && parts.mouth[i] > 0.55;
    printed(isLip ? lipInks : hairy < 1 ? skinInks : hairInks, value, faithful, ramp, inked);
    if (!isLip && hairy > 0 && hairy < 1) {
      printed(hairInks, value, faithful, ramp, other);
      for (let k = 0; k < 3; k++) inked[k] = mix(inked[k], other[k], hairy);
    }
    const patch = 1 + (wear[i] - 0.5) * look.wear;
    const natural = 0.6 * (1 - strength) * face[i];
    for (let k = 0; k < 3; k++) {
      out[CHANNELS[k]][i] = mix(inked[k] * patch, person[CHANNELS[k]][i], natural);
    }
  }
  const behind = luma(paintBackdrop(sitting.backdrop, size, random.fork('backdrop')));
  return lay(scene, out, behind, palette, look.outline ?? 0);
};

/** Wanted range of tones between the face's darkest and lightest tenth, and most stretching. */
const RANGE = 0.5;
const MOST_STRETCH = 2.2;
/** Tones to which a dark and a light face's middle may move: more ink than one on either side. */
const MIDDLE = [0.46, 0.66] as const;

/** Stretches the tones of a face in flat light, or one ink would cover it with its eyes. */
function withContrast(tones: Plane, face: Plane, strength: number): Plane {
  const own = tones.filter((_, i) => i % 3 === 0 && face[i] > 0.95).sort();
  if (own.length === 0) return tones;
  const [dark, light] = [0.1, 0.9].map((share) => own[floor(share * (own.length - 1))]);
  const stretch = clamp(RANGE / max(0.01, light - dark), 1, MOST_STRETCH);
  const middle = (dark + light) / 2;
  const wanted = mix(middle, clamp(middle, ...MIDDLE), min(1, stretch - 1));
  return tones.map((v, i) => mix(v, clamp(wanted + (v - middle) * stretch), face[i] * strength));
}

type Palette = PosterLook['palettes'][number];
type InkRamp = { readonly inks: readonly (readonly number[])[]; readonly light: readonly number[] };

function inkRamp(hexes: readonly Hex[]): InkRamp {
  const inks = hexes.map(parseHex);
  return { inks, light: inks.map(([r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b) };
}

function printed(
  { inks, light }: InkRamp,
  value: number,
  faithful: number,
  ramp: number,
  into: number[],
): void {
  const level = mix(value * (inks.length - 1), levelAsLight(light, value), faithful);
  const low = min(inks.length - 2, floor(level));
  const t = smoothstep(0.5 - ramp, 0.5 + ramp, level - low);
  for (let k = 0; k < 3; k++) into[k] = mix(inks[low][k], inks[low + 1][k], t);
}

function bareLips({ inks, lips = inks }: Palette): readonly Hex[] {
  return [...inks.slice(0, -1), lips[lips.length - 1]];
}

/** Ink position (0 is the first) as light as `value`, which keeps faces recognizable. */
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
  colours: { inks: readonly Hex[]; ground: Hex; figure: Hex },
  outline: number,
): Planar {
  const { size } = scene;
  const unit = unitOf(scene);
  const [ground, figure] = [parseHex(colours.ground), parseHex(colours.figure)];
  const dark = parseHex(colours.inks[0]);
  const soft = gaussianBlur(scene.alpha, size, size, 1.6 * unit);
  const wide = outline > 0 ? gaussianBlur(scene.alpha, size, size, outline * unit) : undefined;
  const out = planar(size, size);
  for (let i = 0; i < shape.length; i++) {
    const edge = smoothstep(0.36, 0.64, soft[i]);
    const line = wide ? smoothstep(0.12, 0.24, wide[i]) * smoothstep(0.86, 0.74, wide[i]) : 0;
    for (let k = 0; k < 3; k++) {
      const behind = mix(ground[k], figure[k], shape[i]);
      out[CHANNELS[k]][i] = mix(mix(behind, person[CHANNELS[k]][i], edge), dark[k], line);
    }
  }
  return out;
}
