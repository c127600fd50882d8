import { gaussianBlur } from '../../../../imaging/blur.js';
import type { FlowField } from '../../../../imaging/flow.js';
import { max } from '../../../../imaging/math.js';
import type { Plane } from '../../../../imaging/planar.js';
import { fillPolygon } from '../../../../imaging/polygon.js';
import { smoothstep } from '../../../../imaging/scalar.js';
import { type Scene, fullSize } from '../../model/scene.js';

const OUTLINE = [4, 45, 220, 115, 48, 64, 98, 97, 2, 326, 327, 294, 278, 344, 440, 275];

function noseBase({ landmarks, masks, faceHeight }: Scene): Plane {
  const { size } = masks;
  const out = new Float32Array(size * size);
  const points = OUTLINE.map((id) => ({ x: landmarks[id].x / 2, y: landmarks[id].y / 2 }));
  fillPolygon(out, size, size, points);
  return gaussianBlur(out, size, size, 0.012 * faceHeight);
}

const IMPORTANCE = { body: 0.18, face: 0.36, outline: 0.5, nose: 0.6 } as const;

/** Finest at eyes, brows and mouth; fine at nose and outlines; elsewhere the clothes' brushes. */
export function importanceMap(scene: Scene, flow: FlowField): Plane {
  const face = fullSize(scene, scene.masks.face);
  const features = fullSize(scene, scene.masks.features);
  const nose = fullSize(scene, noseBase(scene));
  const outline = fullSize(scene, flow.strength);
  const out = new Float32Array(face.length);
  for (let i = 0; i < out.length; i++) {
    const edge = IMPORTANCE.outline * smoothstep(0.05, 0.14, outline[i]) * (1 - 0.4 * face[i]);
    const part = max(features[i], IMPORTANCE.nose * nose[i], IMPORTANCE.face * face[i]);
    out[i] = scene.alpha[i] * max(part, edge, IMPORTANCE.body);
  }
  return out;
}
