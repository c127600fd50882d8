import { canvas } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Broad slabs of thick color, laid on with a knife.',
  example: 'grey-hair',
  photo: 'whole head',
  rigs: mirrored([0.46, 0.46, 0.5], lamp([-0.75, -0.5, 0.55], 0.82, 0.12, [1.06, 1, 0.9])),
  backdrops: [
    canvas('#d8b48a', '#2f5f74', '#c2573a', { mottling: 1 }),
    canvas('#e0cdb0', '#7a3d34', '#3c7680', { mottling: 1 }),
    canvas('#9fc3c0', '#2c3f5c', '#d88a4a', { mottling: 1 }),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.6, hue: 54, minChroma: 20, maxChroma: 36 },
  retouch: { blemishes: 0.4, pores: 0 },
  grade: { contrast: 0.34, saturation: 1.32, lift: [0.01, 0.01, 0.014], vignette: 0.1, grain: 0 },
  look: {
    renderer: 'oil',
    smoothing: { body: 0.03, face: 0.02, features: 0.006 },
    passes: [
      { radius: 0.11, length: 4, error: 0, importance: 0, spacing: 1.25, jitter: 0.12 },
      { radius: 0.062, length: 4, error: 0.03, importance: 0, spacing: 1.3, jitter: 0.11 },
      { radius: 0.032, length: 4, error: 0.05, importance: 0.1, spacing: 1.25, jitter: 0.09 },
      { radius: 0.015, length: 4, error: 0.035, importance: 0.14, spacing: 1.05, jitter: 0.03 },
      { radius: 0.008, length: 4, error: 0.04, importance: 0.5, spacing: 0.9, jitter: 0.02 },
    ],
    keep: { body: 0.02, face: 0.06, features: 0.32 },
    relief: 0.95,
    weave: 0.006,
    swirl: 4,
  },
  diffusion: art('palette knife painting of {person}, broad slabs of thick colour'),
};
