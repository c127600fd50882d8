import { cos, floor, hypot, max, round, sin } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { guidedFilter } from '../../../imaging/guided-filter.js';
import { flowLines } from '../../../imaging/lines.js';
import { composite, luma, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsamplePlanar } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { paintBackdrop } from '../4-arrange/backdrops/paint-backdrop.js';
import { developPerson } from '../5-develop/develop-person.js';
import { fullSize, type Scene } from '../model/scene.js';
import { localTone, onPaper, toneFlow, toneOf, unitOf } from '../5-develop/tone.js';
import type { ComicLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';
import { inLab } from '../../../imaging/in-lab.js';

export const renderComic: Renderer<ComicLook> = async (sitting) => {
  const { scene, look, random, checkpoint, kuwahara, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting);
  const features = fullSize(scene, scene.masks.features);
  const face = fullSize(scene, scene.masks.face);
  const radius = new Float32Array(size * size);
  for (let i = 0; i < radius.length; i++)
    if (scene.alpha[i] > 0.02) radius[i] = unit * mix(mix(7, 5, face[i]), 1.8, features[i]);
  const tone = localTone(scene, toneOf(scene, person, 0.68), 0.95, 1.4);
  await checkpoint(0.16);
  const drawn = onPaper(scene, tone, 0.9);
  const flow = toneFlow(scene, drawn);
  const smooth = await kuwahara.apply(person, flow, radius, within(checkpoint, 0.19, 0.72));
  const skin = celSkin(scene, smooth, features);
  const colour = flatten(smooth, look, features, skin, strength);
  await checkpoint(0.81);
  const lines = await flowLines(
    drawn,
    size,
    size,
    flow,
    max(0.6, look.line * unit),
    42,
    within(checkpoint, 0.81, 0.92),
  );
  await checkpoint(0.924);
  const backdrop = paintBackdrop(sitting.backdrop, size, random.fork('backdrop'));
  const picture = composite(backdrop, colour, scene.alpha);
  await checkpoint(0.965);
  const soft = luma(smooth);
  return ink(
    scene,
    picture,
    { lines, soft, tone, features, skin },
    look,
    random.between(0.6, 0.95),
  );
};

type CelSkin = {
  share: Plane;
  lightness: Plane;
  shadow: Plane;
  a: number;
  b: number;
};

/** Lightness steps relative to the person's skin: fixed steps cut faces at arbitrary places. */
function celSkin(scene: Scene, image: Planar, features: Plane): CelSkin {
  const half = downsamplePlanar(image, 2);
  const { width, height } = half;
  const { masks } = scene;
  const [lightness, bare] = [new Float32Array(width * height), new Float32Array(width * height)];
  const lab = [0, 0, 0];
  let [meanL, meanA, meanB, weight] = [0, 0, 0, 1e-6];
  for (let i = 0; i < lightness.length; i++) {
    rgbToLab(half.r[i], half.g[i], half.b[i], lab);
    lightness[i] = lab[0] / 100;
    bare[i] = max(masks.skin[i], masks.neck[i], 0.85 * masks.face[i]) * (1 - masks.features[i]);
    const w = masks.skin[i] * masks.face[i];
    meanL += w * lab[0];
    meanA += w * lab[1];
    meanB += w * lab[2];
    weight += w;
  }
  const base = meanL / weight;
  const broad = guidedFilter(
    lightness,
    lightness,
    width,
    height,
    max(2, round(5 * unitOf(scene))),
    0.004,
  );
  const light = fullSize(scene, broad);
  const skin = fullSize(scene, bare);
  const share = new Float32Array(light.length);
  const shadow = new Float32Array(light.length);
  const stepped = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) {
    const away = light[i] * 100 - base;
    shadow[i] = smoothstep(-6, -11, away) * skin[i];
    stepped[i] =
      base +
      6 -
      13 * smoothstep(-6, -11, away) -
      13 * smoothstep(-23, -29, away) +
      8 * smoothstep(6, 11, away);
    // Falsely masked hair and parts far from the skin's lightness keep their tone.
    share[i] = skin[i] * smoothstep(-44, -34, away) * (1 - 0.5 * features[i]);
  }
  return { share, lightness: stepped, shadow, a: meanA / weight, b: meanB / weight };
}

function flatten(
  image: Planar,
  look: ComicLook,
  features: Plane,
  skin: CelSkin,
  strength: number,
): Planar {
  return inLab(image, (lab, i) => {
    const level = lab[0] / look.step;
    const stepped = (floor(level) + smoothstep(0.42, 0.58, level - floor(level))) * look.step;
    const k = mix(0.9, 0.35, features[i]) * strength;
    const flat = skin.share[i] * 0.6 * strength;
    lab[0] = mix(mix(lab[0], stepped, k), skin.lightness[i], flat) * 0.94 + 8;
    lab[1] = mix(lab[1], skin.a, flat * 0.8) * look.saturation;
    lab[2] = mix(lab[2], skin.b, flat * 0.8) * look.saturation;
  });
}

type Plates = { lines: Plane; soft: Plane; tone: Plane; features: Plane; skin: CelSkin };

function ink(
  scene: Scene,
  image: Planar,
  { lines, soft, tone, features, skin }: Plates,
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
      const dark = mix(smoothstep(0.62, 0.28, soft[i]), 0.62 * skin.shadow[i], skin.share[i]);
      const shade = dark * scene.alpha[i] * (1 - 0.85 * features[i]);
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
