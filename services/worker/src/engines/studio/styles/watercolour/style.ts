import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Transparent washes that run out into white paper.',
  example: 'long-hair',
  photo: 'whole head',
  rigs: mirrored([0.58, 0.58, 0.62], lamp([-0.6, -0.55, 0.65], 0.55, 0.25, [1.02, 1, 0.94])),
  relight: { delight: 0.55, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.6, hue: 50, minChroma: 20, maxChroma: 34 },
  retouch: { blemishes: 0.3, pores: 0 },
  look: {
    renderer: 'watercolour',
    washes: [
      { first: '#7fb0c8', second: '#e5b7a0' },
      { first: '#9dbf9a', second: '#e8cf8f' },
      { first: '#a7a3d0', second: '#e9a9b4' },
      { first: '#6fa3b0', second: '#9fc0a8' },
    ],
    step: 9,
    edges: 1,
    saturation: 1.28,
    reach: 1,
  },
  diffusion: art('watercolour portrait of {person}, transparent washes, white paper'),
};
