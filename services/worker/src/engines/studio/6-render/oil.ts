import { max, PI, sin, sqrt } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { composite, luma, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { backdropOf } from '../4-arrange/backdrops/backdrop-of.js';
import { developPerson } from '../5-develop/develop-person.js';
import { finishTones, sharpen } from '../5-develop/grading.js';
import { fullSize, type Scene } from '../model/scene.js';
import { importanceMap } from './strokes/importance.js';
import { paintStrokes } from './strokes/paint-strokes.js';
import { strokeFlow } from './strokes/stroke-flow.js';
import type { OilLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

export const renderOil: Renderer<OilLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint, kuwahara } = sitting;
  const { size } = scene;
  const person = await developPerson(sitting);
  const backdrop = backdropOf(sitting);
  await checkpoint(0.09);
  const motif = finishTones(
    composite(backdrop, person, scene.alpha),
    style.grade,
    random.fork('grain'),
  );

  const flow = strokeFlow(scene, luma(motif), { turns: look.swirl ?? 7 }, random.fork('flow'));
  await checkpoint(0.12);
  const face = fullSize(scene, scene.masks.face);
  const features = fullSize(scene, scene.masks.features);
  const radius = new Float32Array(size * size);
  for (let i = 0; i < radius.length; i++) {
    if (scene.alpha[i] < 0.02) continue;
    const onFace = mix(look.smoothing.body, look.smoothing.face, face[i]);
    radius[i] = scene.faceHeight * mix(onFace, look.smoothing.features, features[i]);
  }
  const smooth = await kuwahara.apply(motif, flow, radius, within(checkpoint, 0.12, 0.46));

  const importance = importanceMap(scene, flow);
  const paint = await paintStrokes(
    smooth,
    flow,
    importance,
    scene.faceHeight,
    look.passes,
    random.fork('strokes'),
    within(checkpoint, 0.48, 0.97),
  );
  const smoothSkin = look.isSkinCalm ? smoothSkinOf(scene, person, face, features) : undefined;
  const keep = keepMap(sitting.strength, look, scene.alpha, face, features);
  if (smoothSkin) atLeast(keep, smoothSkin, SMOOTH.keep);
  let picture = composite(paint.colour, smooth, keep);
  await checkpoint(0.976);
  const calm = calmMap(scene, face, features);
  if (smoothSkin) atLeast(calm, smoothSkin, SMOOTH.calm);
  picture = lightRelief(picture, paint.relief, calm, scene.faceHeight, look);
  await checkpoint(0.985);
  return sharpen(picture, { fine: 0.25, broad: 0.25, radius: 1.1 });
};

/** Share of paint without strokes and of calm relief on smooth skin, where strokes draw rings like wood. */
const SMOOTH = { keep: 0.5, calm: 0.92 } as const;
/** Deviation of luma within pores and wrinkles of smooth and of wrinkled skin. */
const SMOOTHEST = 0.012;
const WRINKLED = 0.035;

/** 1 on skin without wrinkles, 0 on features and elsewhere. */
function smoothSkinOf(scene: Scene, person: Planar, face: Plane, features: Plane): Plane {
  const { size, faceHeight } = scene;
  const half = downsample(luma(person), size, size, 2).plane;
  const side = size / 2;
  const blurred = gaussianBlur(half, side, side, 0.01 * faceHeight);
  const squares = half.map((v, i) => (v - blurred[i]) ** 2);
  const spread = fullSize(scene, gaussianBlur(squares, side, side, 0.02 * faceHeight));
  const skin = fullSize(scene, scene.masks.skin);
  return spread.map(
    (v, i) =>
      smoothstep(WRINKLED, SMOOTHEST, sqrt(max(0, v))) *
      skin[i] *
      max(0.6, face[i]) *
      (1 - features[i]),
  );
}

function atLeast(plane: Plane, other: Plane, share: number): void {
  for (let i = 0; i < plane.length; i++) plane[i] = max(plane[i], share * other[i]);
}

function keepMap(
  strength: number,
  { keep }: OilLook,
  alpha: Plane,
  face: Plane,
  features: Plane,
): Plane {
  const out = new Float32Array(alpha.length);
  for (let i = 0; i < out.length; i++) {
    const kept = max(keep.body * alpha[i], keep.face * face[i], keep.features * features[i]);
    out[i] = 1 - (1 - kept) * mix(1 - 0.5 * alpha[i], 1, strength);
  }
  return out;
}

function calmMap(scene: Scene, face: Plane, features: Plane): Plane {
  const skin = fullSize(scene, scene.masks.skin);
  const out = new Float32Array(face.length);
  for (let i = 0; i < out.length; i++) {
    out[i] = max(0.64 * face[i], 0.58 * skin[i], 0.76 * features[i], 0.25 * scene.alpha[i]);
  }
  return out;
}

function lightRelief(
  image: Planar,
  relief: Plane,
  calm: Plane,
  faceHeight: number,
  look: OilLook,
): Planar {
  const { width, height } = image;
  const bumps = gaussianBlur(relief, width, height, 0.0027 * faceHeight);
  const out = planar(width, height);
  const thread = (2 * PI) / max(3.5, 0.011 * faceHeight);
  const warp = Float32Array.from({ length: width }, (_, x) => sin(x * thread));
  for (let y = 0; y < height; y++) {
    const weft = sin(y * thread);
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const gx = bumps[x < width - 1 ? i + 1 : i] - bumps[x > 0 ? i - 1 : i];
      const gy = bumps[i + down] - bumps[i + up];
      const tilt = -(gx * 0.6 + gy * 0.8) * look.relief * (1 - calm[i]);
      const shade = clamp(1 - tilt, 0.74, 1.36) * (1 + warp[x] * weft * look.weave);
      const gloss = max(0, -tilt - 0.1) * 0.3;
      out.r[i] = image.r[i] * shade + gloss;
      out.g[i] = image.g[i] * shade + gloss;
      out.b[i] = image.b[i] * shade + gloss * 0.95;
    }
  }
  return out;
}
