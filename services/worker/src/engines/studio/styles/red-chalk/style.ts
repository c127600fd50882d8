import { lamp, mirrored, rig } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Sanguine on warm paper, after the manner of Renaissance studies.',
  example: 'smile',
  photo: 'whole head',
  rigs: [
    ...mirrored([0.42, 0.42, 0.44], lamp([-0.65, -0.55, 0.65], 0.66, 0.2)),
    rig([0.46, 0.46, 0.47], lamp([0.1, -0.75, 0.65], 0.6, 0.25)),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  retouch: { blemishes: 0.35, pores: 0 },
  look: {
    renderer: 'drawing',
    inks: ['#6e2413', '#732a1c'],
    paper: '#efe0c4',
    medium: 'dark',
    skin: 0.62,
    line: { width: 1.4, strength: 0.85 },
    shading: { depth: 1.15, strokes: 0.34, thickness: 2.6 },
    tooth: 0.2,
  },
  diffusion: art('red chalk drawing of {person}, sanguine on warm paper, renaissance study'),
};
