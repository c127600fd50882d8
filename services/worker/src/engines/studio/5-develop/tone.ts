import { log, max, round } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { powerOf } from '../../../imaging/curve.js';
import { edgeFlow, type FlowField } from '../../../imaging/flow.js';
import { guidedFilter } from '../../../imaging/guided-filter.js';
import { luma, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample } from '../../../imaging/resample.js';
import { clamp, mix } from '../../../imaging/scalar.js';
import { fullSize, type Scene } from '../model/scene.js';

/** Style lengths refer to a face of this height in pixels. */
const REFERENCE_FACE = 379;

/** Pixels of this scene per pixel of the reference face. */
export function unitOf(scene: Scene): number {
  return scene.faceHeight / REFERENCE_FACE;
}

/** Share of the way from the person's own skin luma to the style's: dark skin stays dark. */
const TOWARD_STYLE = 0.35;

/** Luma with the face's skin moved by `share` toward `skin` (0..1) by a gamma curve. */
export function toneOf(scene: Scene, person: Planar, skin: number, share = TOWARD_STYLE): Plane {
  const gray = luma(person);
  const face = fullSize(scene, scene.masks.face);
  const bare = fullSize(scene, scene.masks.skin);
  let [sum, weight] = [0, 0];
  for (let i = 0; i < gray.length; i += 5) {
    const w = face[i] * bare[i];
    sum += w * gray[i];
    weight += w;
  }
  const mean = clamp(weight > 0 ? sum / weight : 0.5, 0.12, 0.92);
  const gamma = clamp(log(mix(mean, skin, share)) / log(mean), 0.65, 1.7);
  const curve = powerOf(gamma);
  for (let i = 0; i < gray.length; i++) gray[i] = curve(clamp(gray[i]));
  return gray;
}

/** Compresses tones to `range` around the middle and raises detail, for paper's limited range. */
export function localTone(scene: Scene, tone: Plane, range: number, detail: number): Plane {
  const { size } = scene;
  const base = guidedFilter(tone, tone, size, size, max(2, round(24 * unitOf(scene))), 0.02);
  for (let i = 0; i < base.length; i++) {
    const b = base[i];
    base[i] = clamp(b * range + (1 - range) * 0.6 + (tone[i] - b) * detail);
  }
  return base;
}

/** `tone` on the subject, `paper` elsewhere; the matte is softened. */
export function onPaper(scene: Scene, tone: Plane, paper: number): Plane {
  const soft = gaussianBlur(scene.alpha, scene.size, scene.size, 0.8 * unitOf(scene));
  for (let i = 0; i < soft.length; i++) soft[i] = paper + (tone[i] - paper) * soft[i];
  return soft;
}

export function toneFlow(scene: Scene, tone: Plane, sigma = 2): FlowField {
  const half = scene.size / 2;
  const small = downsample(tone, scene.size, scene.size, 2).plane;
  return edgeFlow(small, half, half, sigma * unitOf(scene), 0.6);
}
