import { canvas } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Glowing panes held by lead, the face painted on the glass.',
  example: 'astronaut',
  photo: 'whole head',
  rigs: mirrored([0.5, 0.5, 0.52], lamp([-0.6, -0.5, 0.6], 0.7, 0.2)),
  backdrops: [
    canvas('#3f8fd0', '#123a8c', '#e8b23a', { mottling: 1.6 }),
    canvas('#3fae7c', '#14574a', '#f0c25a', { mottling: 1.6 }),
    canvas('#d0553f', '#7a1626', '#f2c667', { mottling: 1.6 }),
    canvas('#8a5ac0', '#3a2474', '#5fb4e6', { mottling: 1.6 }),
    canvas('#e0a63a', '#a04a1c', '#4fa3c8', { mottling: 1.6 }),
  ],
  relight: { delight: 0.6, lowest: 0.45, highest: 1.8 },
  retouch: { blemishes: 0.5, pores: 0.15 },
  grade: { contrast: 0.3, saturation: 1.2, lift: [0, 0, 0.01], vignette: 0.25, grain: 0 },
  look: {
    renderer: 'glass',
    pieces: 9,
    tints: {
      dark: ['#6b4022', '#75491f', '#623a22'],
      fair: ['#8f9bb0', '#a3a7b5', '#7f90a8'],
      fairFrom: 0.3,
      clothes: ['#1d3f8f', '#28508f', '#3a3590', '#1f5f86'],
    },
    lead: 6,
    step: 10,
    folds: 0.85,
    glow: 0.35,
  },
  diffusion: art('stained glass window of {person}, glowing panes, lead lines'),
};
