import { hypot, max, round } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex, type Hex } from '../../../imaging/colour.js';
import {
  CHANNELS,
  eachPlane,
  luma,
  planar,
  type Planar,
  type Plane,
} from '../../../imaging/planar.js';
import { downsample, downsamplePlanar, resize } from '../../../imaging/resample.js';
import { whiteNoise } from '../../../imaging/noise.js';
import type { Random } from '../../../imaging/random.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import type { Scene } from '../model/scene.js';
import type { Grade } from '../model/style.js';

/** Unsharp mask of luma at two radii (pixels), in place, limited to avoid ringing. */
export function sharpen(
  image: Planar,
  { fine, broad, radius, mask }: { fine: number; broad: number; radius: number; mask?: Plane },
): Planar {
  if (fine === 0 && broad === 0) return image;
  const { width, height } = image;
  const y = luma(image);
  const near = gaussianBlur(y, width, height, radius);
  const far = gaussianBlur(near, width, height, radius * 2.8);
  for (let i = 0; i < y.length; i++) {
    const detail = clamp(fine * (y[i] - near[i]) + broad * (near[i] - far[i]), -0.08, 0.08);
    y[i] = mask ? detail * mask[i] : detail;
  }
  for (const channel of CHANNELS) {
    const plane = image[channel];
    for (let i = 0; i < plane.length; i++) plane[i] += y[i];
  }
  return image;
}

/** Backdrop light over the subject's edge, in place, to blend it into the scene. */
export function lightWrap(scene: Scene, image: Planar, backdrop: Planar, strength: number): Planar {
  const { size } = scene;
  const small = downsamplePlanar(backdrop, 4);
  const spread = 0.047 * scene.faceHeight;
  const clear = downsample(scene.alpha, size, size, 4).plane.map((a) => 1 - a);
  const reach = resize(
    gaussianBlur(clear, small.width, small.height, spread * 0.15),
    small.width,
    small.height,
    size,
    size,
  );
  for (const channel of CHANNELS) {
    const glow = resize(
      gaussianBlur(small[channel], small.width, small.height, spread / 4),
      small.width,
      small.height,
      size,
      size,
    );
    const target = image[channel];
    for (let i = 0; i < target.length; i++) {
      const w = reach[i] * scene.alpha[i] * strength * 0.6;
      target[i] = 1 - (1 - target[i]) * (1 - w * glow[i]);
    }
  }
  return image;
}

/** Screen blend of a wide and a narrow blur. Radii in pixels. */
export function bloom(image: Planar, threshold: number, radius: number, strength: number): Planar {
  const { width, height } = image;
  const small = downsamplePlanar(image, 4);
  const glow = eachPlane(small, (plane) => {
    const bright = plane.map((v) => max(0, v - threshold) / (1 - threshold));
    const wide = gaussianBlur(bright, small.width, small.height, radius / 4);
    const narrow = gaussianBlur(bright, small.width, small.height, radius / 12);
    for (let i = 0; i < wide.length; i++) wide[i] = 0.6 * wide[i] + 0.4 * narrow[i];
    return resize(wide, small.width, small.height, width, height);
  });
  const out = planar(width, height);
  for (const channel of CHANNELS) {
    const [source, light, target] = [image[channel], glow[channel], out[channel]];
    for (let i = 0; i < target.length; i++) {
      target[i] = 1 - (1 - clamp(source[i])) * (1 - clamp(strength * light[i]));
    }
  }
  return out;
}

export function finishTones(image: Planar, grade: Grade, random: Random): Planar {
  const { width, height } = image;
  const noise = grade.grain > 0 ? grain(width, height, random) : new Float32Array(width * height);
  const out = planar(width, height);
  const shade = radialShade(width, height, grade.vignette);
  const tone = splitTone(grade.split);
  const curve = (v: number) => {
    const t = clamp(v);
    return mix(t, t * t * (3 - 2 * t), grade.contrast);
  };
  for (let i = 0; i < noise.length; i++) {
    const r = image.r[i];
    const g = image.g[i];
    const b = image.b[i];
    const y = 0.3 * r + 0.6 * g + 0.1 * b;
    const dark = 1 - clamp(y);
    const speck = noise[i] * grade.grain * (0.35 + 2.6 * clamp(y) * dark);
    const k = shade[i];
    const at = round(255 * clamp(y)) * 3;
    const { saturation, lift } = grade;
    out.r[i] = (curve(y + (r - y) * saturation + tone[at]) + lift[0] * dark) * k + speck;
    out.g[i] = (curve(y + (g - y) * saturation + tone[at + 1]) + lift[1] * dark) * k + speck;
    out.b[i] = (curve(y + (b - y) * saturation + tone[at + 2]) + lift[2] * dark) * k + speck;
  }
  return out;
}

function splitTone(split: Grade['split']): Float32Array {
  const out = new Float32Array(256 * 3);
  if (!split) return out;
  const tint = (hex: Hex) => {
    const [r, g, b] = parseHex(hex);
    const y = 0.3 * r + 0.6 * g + 0.1 * b;
    return [r - y, g - y, b - y];
  };
  const [shadows, highlights] = [tint(split.shadows), tint(split.highlights)];
  for (let i = 0; i < 256; i++) {
    const t = smoothstep(0.15, 0.85, i / 255);
    const room = 4 * (i / 255) * (1 - i / 255);
    for (let k = 0; k < 3; k++)
      out[i * 3 + k] = mix(shadows[k], highlights[k], t) * split.amount * (0.35 + 0.65 * room);
  }
  return out;
}

function grain(width: number, height: number, random: Random): Plane {
  const side = 512;
  const tile = gaussianBlur(whiteNoise(side * side, random), side, side, 0.65);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (y % side) * side;
    for (let x = 0; x < width; x++) out[y * width + x] = (tile[row + (x % side)] - 0.5) * 6;
  }
  return out;
}

function radialShade(width: number, height: number, strength: number): Plane {
  const side = 128;
  const small = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const d = hypot((x + 0.5) / side - 0.5, (y + 0.5) / side - 0.45) * 1.15;
      small[y * side + x] = 1 - strength * smoothstep(0.25, 0.85, d);
    }
  }
  return resize(small, side, side, width, height);
}
