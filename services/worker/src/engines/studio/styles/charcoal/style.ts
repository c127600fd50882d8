import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Broad, smudged charcoal with deep blacks on rough paper.',
  example: 'white-hair',
  photo: 'whole head',
  rigs: mirrored(0.36, lamp([-0.6, -0.52, 0.6], 0.8, 0.16)),
  relight: { delight: 0.8, lowest: 0.3, highest: 1.8 },
  retouch: { blemishes: 0.4, pores: 0 },
  look: {
    renderer: 'drawing',
    inks: ['#141312'],
    paper: '#e6dfd2',
    medium: 'dark',
    skin: 0.6,
    line: { width: 1.7, strength: 0.9 },
    shading: { depth: 1.25, strokes: 0.3, thickness: 6 },
    tooth: 0.22,
  },
  diffusion: art('charcoal drawing of {person}, broad smudged strokes, deep blacks, rough paper'),
};
