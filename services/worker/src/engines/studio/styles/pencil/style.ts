import { lamp, mirrored, rig } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A graphite drawing: fine contours, shading in strokes, the paper left white.',
  example: 'curls',
  photo: 'whole head',
  rigs: [
    ...mirrored([0.42, 0.42, 0.44], lamp([-0.65, -0.55, 0.65], 0.66, 0.2)),
    rig([0.38, 0.38, 0.39], lamp([0.1, -0.9, 0.5], 0.76, 0.2)),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  retouch: { blemishes: 0.35, pores: 0 },
  look: {
    renderer: 'drawing',
    inks: ['#1b1b1f', '#26221f'],
    paper: '#f7f4ee',
    medium: 'dark',
    skin: 0.7,
    line: { width: 1.1, strength: 0.85 },
    shading: { depth: 0.95, strokes: 0.32, thickness: 2.1 },
    tooth: 0.1,
  },
  diffusion: art(
    'graphite pencil drawing of {person}, fine contours, hatched shading, white paper',
  ),
};
