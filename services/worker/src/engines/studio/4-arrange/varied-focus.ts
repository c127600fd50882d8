import { floor, hypot, max, min } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { CHANNELS, planar, type Planar } from '../../../imaging/planar.js';
import { downsample, downsamplePlanar, resize } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { fullSize, type Scene } from '../model/scene.js';

/** Start and end of the blur, in half-axes of the face. */
const IN_FOCUS = 1.15;
const OUT_OF_FOCUS = 2.3;
/** Share of the face in the picture's side up to which clothes blur, and from which none do. */
const AFAR = 0.5;
const CLOSE = 0.62;
/** Difference in L*a*b* from all shades of the hair beside the face, below and above it. */
const AS_HAIR = 14;
const UNLIKE_HAIR = 26;
/** Shares of the hair that are darker than its range of shades, and lighter: curls have both. */
const SHADES = [0.05, 0.95] as const;

/** Blurs clothes below the chin; hair stays sharp, and so do the clothes of a close photo. */
export function focusOnFace(scene: Scene, wanted: number): Scene {
  const { size, foreground, faceHeight } = scene;
  const softness = wanted * smoothstep(CLOSE, AFAR, faceHeight / size);
  if (softness === 0) return scene;
  const small = downsamplePlanar(foreground, 2);
  const out: Planar = planar(size, size);
  const away = distanceFromFace(scene);
  for (const channel of CHANNELS) {
    const soft = gaussianBlur(
      small[channel],
      small.width,
      small.height,
      (softness * faceHeight) / 2,
    );
    const blurred = resize(soft, small.width, small.height, size, size);
    const [source, target] = [foreground[channel], out[channel]];
    for (let i = 0; i < target.length; i++) target[i] = mix(source[i], blurred[i], away[i]);
  }
  return { ...scene, foreground: out };
}

/** 1 far from the face, 0 on it, above the chin and where the color is that of the hair. */
function distanceFromFace(scene: Scene): Float32Array {
  const { size, landmarks, faceHeight, foreground } = scene;
  const [right, left, top, chin] = [234, 454, 10, 152].map((id) => landmarks[id]);
  const centre = { x: (right.x + left.x) / 2, y: (top.y + chin.y) / 2 };
  const [across, down] = [0.42 * faceHeight, 0.52 * faceHeight];
  const hair = shadesOfHair(scene, chin.y);
  const out = new Float32Array(size * size);
  const lab = [0, 0, 0];
  for (let y = max(0, floor(chin.y)), i = y * size; y < size; y++) {
    const below = smoothstep(0, 0.35 * faceHeight, y - chin.y);
    for (let x = 0; x < size; x++, i++) {
      const d = hypot((x + 0.5 - centre.x) / across, (y + 0.5 - centre.y) / down);
      out[i] = below * smoothstep(IN_FOCUS, OUT_OF_FOCUS, d);
      if (out[i] === 0 || !hair) continue;
      rgbToLab(foreground.r[i], foreground.g[i], foreground.b[i], lab);
      const shade = lab[0] - clamp(lab[0], hair.darkest, hair.lightest);
      const away = hypot(shade, lab[1] - hair.a, lab[2] - hair.b);
      out[i] *= smoothstep(AS_HAIR, UNLIKE_HAIR, away);
    }
  }
  return resize(
    gaussianBlur(downsample(out, size, size, 2).plane, size / 2, size / 2, 0.01 * faceHeight),
    size / 2,
    size / 2,
    size,
    size,
  );
}

type Shades = Record<'darkest' | 'lightest' | 'a' | 'b', number>;

/** L*a*b* of the person above the chin and outside the face; none if there is no hair. */
function shadesOfHair(scene: Scene, chin: number): Shades | undefined {
  const { size, alpha, foreground } = scene;
  const face = fullSize(scene, scene.masks.face);
  const skin = fullSize(scene, scene.masks.skin);
  const lightness: number[] = [];
  const lab = [0, 0, 0];
  let [a, b] = [0, 0];
  for (let i = 0; i < min(size, chin) * size; i += 5) {
    if (alpha[i] < 0.95 || face[i] > 0.02 || skin[i] > 0.3) continue;
    rgbToLab(foreground.r[i], foreground.g[i], foreground.b[i], lab);
    lightness.push(lab[0]);
    a += lab[1];
    b += lab[2];
  }
  const count = lightness.length;
  if (count === 0) return undefined;
  lightness.sort((p, q) => p - q);
  const [darkest, lightest] = SHADES.map((share) => lightness[floor(share * count)]);
  return { darkest, lightest, a: a / count, b: b / count };
}
