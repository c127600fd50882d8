import { hypot, round } from '../imaging/math.js';
import { rgbToLab } from '../imaging/colour.js';
import type { Planar, Plane } from '../imaging/planar.js';
import { clamp } from '../imaging/scalar.js';
import { heightOfFace, type Landmarks } from './landmarks.js';

/** L*a*b* */
export type SkinTone = { l: number; a: number; b: number };

/** Mesh vertices at the middle of the cheeks, and the radius in face heights. */
const CHEEKS: readonly number[] = [50, 280, 205, 425];
const CHEEK_RADIUS = 0.055;

/** Mean over the middle of the cheeks, or of other vertices; undefined where `weight` hides them. */
export function cheekTone(
  image: Planar,
  landmarks: Landmarks,
  weight?: Plane,
  cheeks = CHEEKS,
): SkinTone | undefined {
  const { width, height } = image;
  const radius = CHEEK_RADIUS * heightOfFace(landmarks);
  const lab = [0, 0, 0];
  const sum = [0, 0, 0];
  let total = 0;
  for (const id of cheeks) {
    const { x, y } = landmarks[id];
    const to = (at: number, end: number) => round(clamp(at, 0, end - 1));
    for (let v = to(y - radius, height); v <= to(y + radius, height); v++) {
      for (let u = to(x - radius, width); u <= to(x + radius, width); u++) {
        if (hypot(u - x, v - y) > radius) continue;
        const i = v * width + u;
        const w = weight ? weight[i] : 1;
        rgbToLab(image.r[i], image.g[i], image.b[i], lab);
        for (let k = 0; k < 3; k++) sum[k] += w * lab[k];
        total += w;
      }
    }
  }
  if (total < 1) return undefined;
  return { l: sum[0] / total, a: sum[1] / total, b: sum[2] / total };
}

const FOREHEAD = [9, 108, 337, 151];
const NOSE_BRIDGE = [9, 151, 168, 6];
/** Least difference of cloth from skin: a*, b* and half of L*, which shadows change. */
const CLOTH = 18;

/** True if cheeks have another color than forehead and nose bridge: the person wears a face mask. */
export function isFaceCovered(image: Planar, landmarks: Landmarks): boolean {
  const cheeks = cheekTone(image, landmarks);
  return [FOREHEAD, NOSE_BRIDGE].every((place) => {
    const bare = cheekTone(image, landmarks, undefined, place);
    if (!cheeks || !bare) return false;
    return hypot((cheeks.l - bare.l) / 2, cheeks.a - bare.a, cheeks.b - bare.b) > CLOTH;
  });
}
