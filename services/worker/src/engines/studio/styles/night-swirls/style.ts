import { canvas } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Whirling strokes of blue and yellow, as on a windy summer night.',
  example: 'white-hair',
  photo: 'whole head',
  rigs: mirrored(
    [0.4, 0.42, 0.54],
    lamp([-0.65, -0.5, 0.6], 0.74, 0.18, [1.12, 1, 0.7]),
    lamp([0.9, -0.2, 0.1], 0.35, 0.15, [0.55, 0.75, 1.2]),
  ),
  backdrops: [
    canvas('#6fa3e8', '#0f1f5c', '#ffd84a', { mottling: 1.7 }),
    canvas('#58b0d0', '#12264f', '#ffe27a', { mottling: 1.7 }),
    canvas('#8a94e8', '#1a1f63', '#ffc93d', { mottling: 1.7 }),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.55, hue: 60, minChroma: 20, maxChroma: 36 },
  retouch: { blemishes: 0.35, pores: 0 },
  grade: { contrast: 0.24, saturation: 1.4, lift: [0.012, 0.016, 0.06], vignette: 0.05, grain: 0 },
  look: {
    renderer: 'oil',
    smoothing: { body: 0.015, face: 0.003, features: 0.004 },
    passes: [
      { radius: 0.04, length: 12, error: 0, importance: 0, spacing: 1.6, jitter: 0.14 },
      { radius: 0.022, length: 14, error: 0.03, importance: 0, spacing: 1.75, jitter: 0.17 },
      { radius: 0.013, length: 9, error: 0.04, importance: 0.1, spacing: 1.5, jitter: 0.12 },
      { radius: 0.0105, length: 8, error: 0.03, importance: 0.14, spacing: 1.05, jitter: 0.09 },
      { radius: 0.0055, length: 5, error: 0.035, importance: 0.4, spacing: 0.95, jitter: 0.03 },
    ],
    keep: { body: 0.03, face: 0.03, features: 0.22 },
    relief: 0.75,
    weave: 0.008,
    swirl: 22,
  },
  diffusion: art('painting of {person}, whirling strokes of blue and yellow, windy summer night'),
};
