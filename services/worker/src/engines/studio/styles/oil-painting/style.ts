import { canvas } from '../../model/backdrop.js';
import { lamp, rig } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Thick, textured strokes and warm light from one side, on an old master’s backdrop.',
  example: 'glasses',
  photo: 'whole head',
  rigs: [
    rig([0.36, 0.36, 0.41], lamp([-0.7, -0.55, 0.6], 0.8, 0.15, [1.06, 0.98, 0.84])),
    rig([0.37, 0.36, 0.39], lamp([0.7, -0.5, 0.6], 0.8, 0.15, [1.06, 0.98, 0.85])),
    rig(
      [0.38, 0.38, 0.42],
      lamp([-0.35, -0.75, 0.6], 0.72, 0.2, [1.05, 0.99, 0.88]),
      lamp([0.9, 0.1, 0.2], 0.16, 0.1, [0.7, 0.85, 1.05]),
    ),
  ],
  backdrops: [
    canvas('#84704c', '#261d13', '#46503c', { x: 0.36, y: 0.36, radius: 0.9, mottling: 0.6 }),
    canvas('#6f7a68', '#1b211d', '#7a5f3c', { x: 0.62, y: 0.36, radius: 0.9, mottling: 0.6 }),
    canvas('#7d4f3c', '#22120f', '#5b4a3a', { x: 0.4, radius: 0.9, mottling: 0.55 }),
    canvas('#5f7587', '#161d26', '#6d6454', { x: 0.6, y: 0.38, radius: 0.9, mottling: 0.55 }),
    canvas('#a08a5e', '#4a3a22', '#6b7358', { radius: 1, mottling: 0.7 }),
  ],
  relight: { delight: 0.6, lowest: 0.4, highest: 1.8 },
  skin: { strength: 0.6, hue: 54, minChroma: 20, maxChroma: 34 },
  retouch: { blemishes: 0.35, pores: 0 },
  grade: { contrast: 0.3, saturation: 1.2, lift: [0.012, 0.006, 0], vignette: 0.25, grain: 0 },
  look: {
    renderer: 'oil',
    smoothing: { body: 0.018, face: 0.014, features: 0.0055 },
    passes: [
      { radius: 0.079, length: 8, error: 0, importance: 0, spacing: 1.85, jitter: 0.06 },
      { radius: 0.04, length: 7, error: 0.03, importance: 0, spacing: 1.65, jitter: 0.06 },
      { radius: 0.021, length: 7, error: 0.035, importance: 0, spacing: 1.45, jitter: 0.05 },
      { radius: 0.012, length: 6, error: 0.032, importance: 0.14, spacing: 1, jitter: 0.03 },
      { radius: 0.007, length: 6, error: 0.032, importance: 0.4, spacing: 0.9, jitter: 0.015 },
      { radius: 0.0042, length: 5, error: 0.035, importance: 0.75, spacing: 0.9, jitter: 0.012 },
    ],
    keep: { body: 0.06, face: 0.04, features: 0.22 },
    relief: 0.62,
    isSkinCalm: true,
    weave: 0.016,
  },
  diffusion: art(
    'oil painting of {person}, thick textured strokes, warm light from one side, dark backdrop of an old master',
  ),
};
