import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'One brush and diluted ink: greys that bleed into the paper.',
  example: 'grey-hair',
  photo: 'whole head',
  rigs: mirrored([0.42, 0.42, 0.44], lamp([-0.65, -0.55, 0.65], 0.66, 0.2)),
  relight: { delight: 0.55, lowest: 0.5, highest: 1.7 },
  skin: { strength: 0.6, hue: 50, minChroma: 20, maxChroma: 34 },
  retouch: { blemishes: 0.35, pores: 0 },
  look: {
    renderer: 'watercolour',
    washes: [
      { first: '#9aa0a6', second: '#b9b4ac' },
      { first: '#8b939c', second: '#a9adb0' },
    ],
    step: 13,
    edges: 1.5,
    saturation: 0,
    reach: 0.9,
  },
  diffusion: art('ink wash portrait of {person}, one brush, diluted greys bleeding into paper'),
};
