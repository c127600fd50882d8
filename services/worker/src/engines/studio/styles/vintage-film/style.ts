import { bokeh, canvas, sweep } from '../../model/backdrop.js';
import { lamp, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Faded colour of an old negative: soft blacks, warm light, visible grain.',
  example: 'red-hair',
  rigs: [
    rig([0.52, 0.51, 0.49], lamp([-0.45, -0.55, 0.7], 0.5, 0.3, [1.02, 0.98, 0.9])),
    rig([0.52, 0.51, 0.49], lamp([0.5, -0.5, 0.7], 0.5, 0.3, [1.02, 0.98, 0.9])),
    rig([0.5, 0.5, 0.49], lamp([0, -0.7, 0.7], 0.54, 0.3, [1.02, 0.98, 0.9])),
  ],
  backdrops: [
    canvas('#b5a27d', '#6a5a40', '#8d8a64'),
    bokeh('#c9bf90', '#6b6a48', '#8c9263', '#fff0c0', 22),
    sweep('#b98f6d', '#6d4b39'),
    canvas('#8fa19a', '#4c5a56', '#9c8c6c'),
    sweep('#ddd2bb', '#94876e'),
    canvas('#a9788a', '#583c48', '#8c6f6a'),
    sweep('#8fa6bd', '#46566a'),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.6, hue: 56, minChroma: 18, maxChroma: 30 },
  retouch: { blemishes: 0.35, pores: 0.05 },
  grade: {
    contrast: 0.06,
    saturation: 0.78,
    lift: [0.085, 0.066, 0.052],
    vignette: 0.3,
    grain: 0.02,
    split: { shadows: '#3f5a58', highlights: '#ffdf9e', amount: 0.34 },
  },
  look: { renderer: 'photo', rim: 0.2, wrap: 0.6, glow: 0.24 },
  diffusion: photo(
    'portrait of {person} on faded colour negative film, soft blacks, visible grain',
  ),
};
