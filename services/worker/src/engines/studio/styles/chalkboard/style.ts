import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'White chalk on a dark board.',
  example: 'astronaut',
  photo: 'whole head',
  rigs: mirrored(0.28, lamp([-0.6, -0.52, 0.6], 0.86, 0.16)),
  relight: { delight: 0.8, lowest: 0.2, highest: 1.9 },
  retouch: { blemishes: 0.35, pores: 0 },
  look: {
    renderer: 'drawing',
    inks: ['#f3f1ea', '#f6ecd0'],
    paper: '#23332d',
    medium: 'light',
    skin: 0.66,
    line: { width: 1.4, strength: 0.95 },
    shading: { depth: 1.05, strokes: 0.1, thickness: 3 },
    tooth: 0.16,
  },
  diffusion: art('white chalk drawing of {person} on a dark board'),
};
