import { gaussianBlur } from '../../../../imaging/blur.js';
import { fillPolygon } from '../../../../imaging/polygon.js';
import type { Plane } from '../../../../imaging/planar.js';
import type { Scene } from '../../model/scene.js';

const OUTLINE = [4, 45, 220, 115, 48, 64, 98, 97, 2, 326, 327, 294, 278, 344, 440, 275];

export function noseBase({ landmarks, masks, faceHeight }: Scene): Plane {
  const { size } = masks;
  const out = new Float32Array(size * size);
  const points = OUTLINE.map((id) => ({ x: landmarks[id].x / 2, y: landmarks[id].y / 2 }));
  fillPolygon(out, size, size, points);
  return gaussianBlur(out, size, size, 0.012 * faceHeight);
}
