import { abs, cos, floor, hypot, max, min, PI, sin } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex, type Hex } from '../../../imaging/colour.js';
import { powerOf } from '../../../imaging/curve.js';
import { softNoise, whiteNoise } from '../../../imaging/noise.js';
import {
  CHANNELS,
  composite,
  luma,
  planar,
  type Planar,
  type Plane,
} from '../../../imaging/planar.js';
import type { Random } from '../../../imaging/random.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { paintBackdrop } from '../4-arrange/backdrops/paint-backdrop.js';
import { developPerson } from '../5-develop/develop-person.js';
import { aroundFace, fullSize, type Scene } from '../model/scene.js';
import { toneFlow, unitOf } from '../5-develop/tone.js';
import type { WatercolourLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';
import { inLab } from '../../../imaging/in-lab.js';

const PAPER = [0.985, 0.98, 0.965] as const;
/** A place reaches farther over the sheet than a wash, so that it shows behind a close face. */
const PLACE_REACH = 1.6;

export const renderWatercolour: Renderer<WatercolourLook> = async (sitting) => {
  const { scene, look, random, checkpoint, kuwahara, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting);
  const isPlace = sitting.backdrop.kind !== 'panel';
  const keep = wetArea(scene, isPlace ? look.reach * PLACE_REACH : look.reach, random.fork('keep'));
  await checkpoint(0.16);
  const colours = random.fork('colours').pick(look.washes);
  const wash =
    sitting.backdrop.kind === 'panel'
      ? paintWash(colours, keep, size, random.fork('wash'))
      : washIn(paintBackdrop(sitting.backdrop, size, random.fork('backdrop')), keep, random);
  let picture = brighten(composite(wash, person, scene.alpha), scene.alpha, look.saturation);
  await checkpoint(0.22);
  const face = fullSize(scene, scene.masks.face);
  const features = fullSize(scene, scene.masks.features);
  const guard = new Float32Array(features.length);
  for (let i = 0; i < guard.length; i++) guard[i] = max(features[i], face[i] * 0.2);
  picture = wobble(picture, guard, 13 * unit * strength, random.fork('wobble'));
  await checkpoint(0.26);
  const radius = new Float32Array(size * size);
  for (let i = 0; i < radius.length; i++)
    if (scene.alpha[i] > 0.02) radius[i] = unit * mix(8.5, 2.4, guard[i]);
  picture = await kuwahara.apply(
    picture,
    toneFlow(scene, luma(picture), 4),
    radius,
    within(checkpoint, 0.29, 0.82),
  );
  picture = stepTones(picture, look.step, features, strength);
  await checkpoint(0.905);
  const grain = gaussianBlur(whiteNoise(size * size, random), size, size, max(0.6, 1.2 * unit));
  picture = layPigment(picture, grain, guard, look.edges, unit, random.fork('pigment'));
  await checkpoint(0.96);
  return finishSheet(picture, keep, grain, wash, unit, random.fork('sheet'));
};

function wetArea(scene: Scene, reach: number, random: Random): Plane {
  const { size } = scene;
  const face = aroundFace(scene);
  const ragged = softNoise(size, size, size * 0.16, 5, random, 2);
  const out = new Float32Array(size * size);
  const person = gaussianBlur(scene.alpha, size, size, 0.02 * scene.faceHeight);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const e = hypot((x / size - 0.5) / 0.5, (y / size - 0.46) / 0.56) / reach;
      const around = smoothstep(1.0, 0.86, e + (ragged[i] - 0.5) * 0.85);
      // Washes on the person end only at the bottom: holes would tear collars.
      const foot = smoothstep(0.97, 0.925, y / size + (ragged[i] - 0.5) * 0.2);
      out[i] = max(face[i], mix(around, foot, smoothstep(0.3, 0.9, person[i])));
    }
  }
  return out;
}

function paintWash(
  colours: { first: Hex; second: Hex },
  keep: Plane,
  size: number,
  random: Random,
): Planar {
  const [first, second] = [parseHex(colours.first), parseHex(colours.second)];
  const depth = softNoise(size, size, size * 0.25, 5, random, 4);
  const turn = softNoise(size, size, size * 0.33, 3, random, 8);
  const out = planar(size, size);
  for (let i = 0; i < depth.length; i++) {
    const t = smoothstep(0.35, 0.65, turn[i]);
    const d = smoothstep(0.25, 0.72, depth[i]) * keep[i] * 0.85;
    for (let k = 0; k < 3; k++) out[CHANNELS[k]][i] = mix(PAPER[k], mix(first[k], second[k], t), d);
  }
  return out;
}

function washIn(place: Planar, keep: Plane, random: Random): Planar {
  const { width } = place;
  const depth = softNoise(width, width, width * 0.22, 5, random.fork('wash'), 4);
  const paler = powerOf(0.8);
  const out = planar(width, width);
  for (let i = 0; i < depth.length; i++) {
    const d = mix(0.55, 1, smoothstep(0.25, 0.72, depth[i])) * keep[i] * 0.92;
    for (let k = 0; k < 3; k++) {
      const channel = CHANNELS[k];
      out[channel][i] = mix(PAPER[k], 0.08 + 0.92 * paler(clamp(place[channel][i])), d);
    }
  }
  return out;
}

function brighten(image: Planar, alpha: Plane, saturation: number): Planar {
  const y = luma(image);
  const lighter = powerOf(0.84);
  const out = planar(image.width, image.height);
  for (const channel of CHANNELS) {
    const [source, target] = [image[channel], out[channel]];
    for (let i = 0; i < target.length; i++) {
      const v = source[i];
      const own = 0.06 + 0.97 * lighter(clamp(y[i] + (v - y[i]) * saturation));
      target[i] = mix(v, clamp(own), alpha[i]);
    }
  }
  return out;
}

function wobble(image: Planar, guard: Plane, reach: number, random: Random): Planar {
  const { width, height } = image;
  const dx = softNoise(width, height, width / 40, 3, random, 2);
  const dy = softNoise(width, height, width / 40, 3, random, 2);
  const out = planar(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const k = reach * (1 - guard[i]);
      const u = clamp(floor(x + (dx[i] - 0.5) * k + 0.5), 0, width - 1);
      const v = clamp(floor(y + (dy[i] - 0.5) * k + 0.5), 0, height - 1);
      for (const channel of CHANNELS) out[channel][i] = image[channel][v * width + u];
    }
  }
  return out;
}

function stepTones(image: Planar, step: number, features: Plane, strength: number): Planar {
  return inLab(image, (lab, i) => {
    const level = lab[0] / step;
    const stepped = (floor(level) + smoothstep(0.25, 0.75, level - floor(level))) * step;
    const k = mix(0.72, 0.25, features[i]) * strength;
    lab[0] = mix(lab[0], stepped, k);
  });
}

/** v - (v - v²)(d - 1), like Kubelka-Munk (Bousseau et al., 2006); d from edges, flow and paper. */
function layPigment(
  image: Planar,
  grain: Plane,
  guard: Plane,
  edges: number,
  unit: number,
  random: Random,
): Planar {
  const { width, height } = image;
  const gray = luma(image);
  const near = gaussianBlur(gray, width, height, 0.9 * unit);
  const far = gaussianBlur(gray, width, height, 4 * unit);
  const pools = softNoise(width, height, width / 9, 5, random, 2);
  const density = gray.map((_, i) => {
    const rim = clamp((far[i] - near[i]) * 5 * edges, 0, 0.55);
    const calm = 1 - min(0.85, 1.5 * guard[i]);
    return (pools[i] - 0.5) * 1.1 * (1 - 0.6 * guard[i]) + (grain[i] - 0.5) * 1.6 * calm + rim;
  });
  const out = planar(width, height);
  for (const channel of CHANNELS) {
    const [source, target] = [image[channel], out[channel]];
    for (let i = 0; i < target.length; i++) {
      const v = clamp(source[i], 0.02, 0.999);
      target[i] = v - (v - v * v) * density[i];
    }
  }
  return out;
}

function finishSheet(
  image: Planar,
  keep: Plane,
  grain: Plane,
  wash: Planar,
  unit: number,
  random: Random,
): Planar {
  const { width, height } = image;
  const relief = softNoise(width, height, max(4, 8 * unit), 3, random, 1);
  const out = planar(width, height);
  for (let i = 0; i < keep.length; i++) {
    const rim = clamp(1 - abs(keep[i] - 0.4) / 0.4) * (keep[i] > 0.01 ? 1 : 0);
    const slope = i > width ? relief[i] * 2 - relief[i - 1] - relief[i - width] : 0;
    const light = 1 + slope * 0.14 + (grain[i] - 0.5) * 0.07;
    for (let k = 0; k < 3; k++) {
      const channel = CHANNELS[k];
      out[channel][i] = mix(PAPER[k], image[channel][i] * (1 - 0.09 * rim), keep[i]) * light;
    }
  }
  const at = (size: number, share: number) => min(size - 1, max(0, floor(size * share)));
  for (let n = 0; n < 60; n++) {
    const turn = random.next() * 2 * PI;
    const far = random.between(0.38, 0.56);
    const [u, v] = [0.5 + cos(turn) * far, 0.46 + sin(turn) * far * 1.05];
    const source = at(height, 0.5 + sin(turn) * 0.3) * width + at(width, 0.5 + cos(turn) * 0.3);
    const colour = CHANNELS.map((channel) => wash[channel][source] * 0.9);
    splash(out, u * width, v * height, (1.2 + random.next() ** 3 * 10) * unit, colour);
  }
  return out;
}

function splash(image: Planar, cx: number, cy: number, radius: number, colour: number[]): void {
  const { width, height } = image;
  for (let y = max(0, floor(cy - radius)); y < min(height, cy + radius + 1); y++) {
    for (let x = max(0, floor(cx - radius)); x < min(width, cx + radius + 1); x++) {
      const d = hypot(x - cx, y - cy);
      const t = clamp(radius - d) * (0.45 + 0.35 * smoothstep(radius * 0.5, radius, d));
      CHANNELS.forEach((channel, k) => {
        image[channel][y * width + x] *= mix(1, colour[k], t);
      });
    }
  }
}
