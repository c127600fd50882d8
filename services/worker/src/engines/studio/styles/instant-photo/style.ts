import { bokeh, sweep } from '../../model/backdrop.js';
import { lamp, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A little square print with its white border, flash and slightly shifted colors.',
  example: 'astronaut',
  rigs: [
    rig([0.62, 0.62, 0.63], lamp([0, -0.15, 1], 0.52, 0.15)),
    rig([0.62, 0.62, 0.63], lamp([-0.2, -0.2, 1], 0.52, 0.15)),
    rig(0.58, lamp([0.35, -0.4, 0.85], 0.5, 0.25, [1.02, 1, 0.95])),
  ],
  backdrops: [
    sweep('#8fa3a0', '#3f5355', { y: 0.45, radius: 0.7 }),
    bokeh('#c7b98a', '#4d5a3c', '#6f8450', '#fff3c4', 20),
    sweep('#c99c86', '#6b4438', { y: 0.45, radius: 0.7 }),
    { kind: 'sky', top: '#86b3c4', horizon: '#e9d7b0', ground: '#7b7a58', sun: '#fff0cc' },
    sweep('#dcd5ca', '#8d8378', { y: 0.45, radius: 0.7 }),
    sweep('#6f83ad', '#303b5a', { y: 0.45, radius: 0.7 }),
    sweep('#f0d266', '#a5852a', { y: 0.45, radius: 0.7 }),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.6, hue: 54, minChroma: 18, maxChroma: 30 },
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: {
    contrast: 0.24,
    saturation: 0.98,
    lift: [0.05, 0.05, 0.062],
    vignette: 0.34,
    grain: 0.02,
    split: { shadows: '#2f5f66', highlights: '#ffe6b4', amount: 0.28 },
  },
  look: { renderer: 'photo', rim: 0.1, wrap: 0.4, glow: 0.14, border: true },
  diffusion: photo('instant photo of {person}, direct flash, shifted colours, white border'),
};
