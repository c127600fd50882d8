import { atan2, cos, floor, hypot, log, max, min, PI, sin, sqrt } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { labToRgb, toGamma, toLinear } from '../../../imaging/colour.js';
import { inLabWhere } from '../../../imaging/in-lab.js';
import { CHANNELS, luma, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { cheekTone, type SkinTone } from '../../../analysis/skin-tone.js';
import { fullSize, type Scene, UNSEEN } from '../model/scene.js';

/** Daylight hues of all skin shades in degrees; hue is unreliable below the chroma. */
const SKIN_HUES = [36, 68] as const;
const LEAST_CHROMA = 5;
/** Maximum hue correction in degrees. */
const MOST_TURN = 50;

/** Linear gains to a daylight skin hue (Bianco and Schettini, PAMI 2014). */
export function balanceFor({ l, a, b }: SkinTone): readonly [number, number, number] {
  const chroma = hypot(a, b);
  const hue = (atan2(b, a) * 180) / PI;
  const wanted = clamp(hue, ...SKIN_HUES);
  if (chroma < LEAST_CHROMA || wanted === hue) return [1, 1, 1];
  const angle = ((hue + clamp(wanted - hue, -MOST_TURN, MOST_TURN)) * PI) / 180;
  const [before, after] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  labToRgb(l, a, b, before);
  labToRgb(l, chroma * cos(angle), chroma * sin(angle), after);
  const gain = (k: number) => clamp(toLinear(after[k]) / max(1e-4, toLinear(before[k])), 0.5, 2);
  return [gain(0), gain(1), gain(2)];
}

export function balanced(scene: Scene): Planar {
  const { foreground, landmarks, isMonochrome, isCovered } = scene;
  const tone = cheekTone(foreground, landmarks, scene.alpha);
  const gains = tone && !isMonochrome && !isCovered ? balanceFor(tone) : [1, 1, 1];
  if (gains.every((gain) => gain === 1)) return foreground;
  const out = planar(foreground.width, foreground.height);
  CHANNELS.forEach((channel, k) => {
    const [source, target] = [foreground[channel], out[channel]];
    for (let i = 0; i < target.length; i++) target[i] = toGamma(toLinear(source[i]) * gains[k]);
  });
  return out;
}

/** Allowed change of the cheeks by light and grade: L*, a*, b*. */
const ALLOWED = 0.8;
/** Share of the correction on hair and clothes, which may show the style's light. */
const ELSEWHERE = 0.4;

/** Keeps cheeks within 0.8 L*, a* and b* of `photo`, the balanced subject of the same size. */
export function keepSkin(scene: Scene, picture: Planar, photo: Planar): Planar {
  const { alpha, landmarks } = scene;
  const skin = fullSize(scene, scene.masks.skin);
  const face = fullSize(scene, scene.masks.face);
  const seen = new Float32Array(alpha.length);
  for (let i = 0; i < seen.length; i++) seen[i] = alpha[i] * max(0.05, skin[i]);
  const wanted = cheekTone(photo, landmarks, seen);
  const found = cheekTone(picture, landmarks, seen);
  if (!wanted || !found) return picture;
  const toward = (from: number, to: number) => to - from - clamp(to - from, -ALLOWED, ALLOWED);
  const goal = clamp(found.l + toward(found.l, wanted.l), 4, 97);
  const gamma = log(goal / 100) / log(clamp(found.l, 4, 97) / 100);
  const isGrey = scene.isMonochrome;
  const [da, db] = isGrey ? [0, 0] : [toward(found.a, wanted.a), toward(found.b, wanted.b)];
  const lightness = Float32Array.from({ length: 102 }, (_, l) => 100 * (l / 100) ** gamma);
  const isSeen = (i: number) => alpha[i] > UNSEEN;
  inLabWhere(isSeen, picture, (lab, i) => {
    const share = alpha[i] * (ELSEWHERE + (1 - ELSEWHERE) * max(skin[i], face[i]));
    const whole = floor(lab[0]);
    const meant = mix(lightness[whole], lightness[whole + 1], lab[0] - whole);
    lab[0] += share * (meant - lab[0]);
    lab[1] += share * da;
    lab[2] += share * db;
  });
  return noLighterFeatures(scene, picture, photo);
}

/** Keeps eyes and mouth, in place, no lighter than in `photo`, also against a darkened face. */
export function noLighterFeatures(scene: Scene, picture: Planar, photo: Planar): Planar {
  const { alpha } = scene;
  const [eyes, mouth] = [fullSize(scene, scene.masks.eyes), fullSize(scene, scene.masks.mouth)];
  const [now, before] = [luma(picture), luma(photo)];
  const skin = fullSize(scene, scene.masks.skin);
  const face = fullSize(scene, scene.masks.face);
  const lightness = (y: Plane) => {
    let sum = 1e-6;
    for (let i = 0; i < y.length; i++) sum += y[i] * skin[i] * face[i];
    return sum;
  };
  const gain = min(1, lightness(now) / lightness(before));
  for (let i = 0; i < now.length; i++) {
    // Of a turned head, the far eye's mask reaches beyond the face.
    const share = alpha[i] * max(eyes[i], mouth[i]);
    const most = gain * before[i];
    if (share < 0.01 || now[i] <= most) continue;
    const factor = mix(1, most / now[i], share);
    picture.r[i] *= factor;
    picture.g[i] *= factor;
    picture.b[i] *= factor;
  }
  return picture;
}

/** Radius of highlights in face heights, and the share to remove. */
const SHINE_RADIUS = 0.06;
const SHINE_OFF = 0.4;

/** Reduces shine, in place: nearly white and lighter than the surrounding skin. */
export function softenShine(scene: Scene, image: Planar): Planar {
  const skin = fullSize(scene, scene.masks.skin);
  const y = luma(image);
  const around = gaussianBlur(y, image.width, image.height, SHINE_RADIUS * scene.faceHeight);
  for (let i = 0; i < y.length; i++) {
    if (skin[i] < 0.02) continue;
    const above = max(0, y[i] - around[i] - 0.05);
    const change = SHINE_OFF * skin[i] * smoothstep(0.6, 0.8, y[i]) * above;
    image.r[i] -= change;
    image.g[i] -= change;
    image.b[i] -= change;
  }
  return image;
}

/** Ratio of neighbor contrast to contrast a few pixels apart, for a sharp and a blurred photo. */
const IN_FOCUS = 0.42;
const OUT_OF_FOCUS = 0.2;
/** Noise deviation above which sharpening is visible as noise. */
const NOISY = 0.018;

/** Missing sharpness, 0..1; 0 for sharp or noisy photos. Measured at photo resolution. */
export function lackOfSharpness(scene: Scene, photo: Planar): number {
  const { width, height } = photo;
  const y = luma(photo);
  const pixel = max(1, scene.magnification);
  const near = gaussianBlur(y, width, height, 0.8 * pixel);
  const far = gaussianBlur(y, width, height, 2.4 * pixel);
  const features = fullSize(scene, scene.masks.features);
  const skin = fullSize(scene, scene.masks.skin);
  const face = fullSize(scene, scene.masks.face);
  let [fine, broad] = [0, 0];
  const noise: number[] = [];
  for (let i = 0; i < y.length; i++) {
    const w = features[i] * face[i];
    fine += w * (y[i] - near[i]) ** 2;
    broad += w * (near[i] - far[i]) ** 2;
    if (i % 7 === 0 && skin[i] * face[i] > 0.8) noise.push(Math.abs(y[i] - near[i]));
  }
  const grain = 1.48 * (noise.sort((p, q) => p - q)[noise.length >> 1] ?? 0);
  const ratio = sqrt(fine / (broad + 1e-9));
  return smoothstep(IN_FOCUS, OUT_OF_FOCUS, ratio) * smoothstep(NOISY, 0.5 * NOISY, grain);
}
