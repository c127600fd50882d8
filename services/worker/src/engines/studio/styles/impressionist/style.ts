import { bokeh } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Short strokes of broken color in open air and sun.',
  example: 'red-hair',
  photo: 'whole head',
  rigs: mirrored([0.6, 0.6, 0.66], lamp([-0.6, -0.6, 0.6], 0.58, 0.25, [1.08, 1, 0.84])),
  backdrops: [
    bokeh('#cfd9a2', '#4d7c5a', '#7fae62', '#fff2b8', 34),
    bokeh('#b9d3ea', '#6d8fb8', '#8fb48a', '#ffe9d0', 30),
    bokeh('#f0cbb8', '#8c6f8e', '#b69ac0', '#ffe6c4', 34),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.6, hue: 54, minChroma: 20, maxChroma: 36 },
  retouch: { blemishes: 0.35, pores: 0 },
  grade: { contrast: 0.16, saturation: 1.38, lift: [0.03, 0.024, 0.05], vignette: 0, grain: 0 },
  look: {
    renderer: 'oil',
    smoothing: { body: 0.016, face: 0.012, features: 0.005 },
    passes: [
      { radius: 0.045, length: 4, error: 0, importance: 0, spacing: 1.6, jitter: 0.16 },
      { radius: 0.026, length: 4, error: 0.02, importance: 0, spacing: 1.4, jitter: 0.17 },
      { radius: 0.016, length: 4, error: 0.02, importance: 0, spacing: 1.2, jitter: 0.14 },
      { radius: 0.0115, length: 4, error: 0.022, importance: 0.14, spacing: 0.95, jitter: 0.1 },
      { radius: 0.006, length: 4, error: 0.03, importance: 0.4, spacing: 0.9, jitter: 0.035 },
    ],
    keep: { body: 0.02, face: 0.02, features: 0.2 },
    relief: 0.55,
    weave: 0.012,
    swirl: 3,
  },
  diffusion: art(
    'impressionist painting of {person} outdoors, short strokes of broken colour, sunlight',
  ),
};
