import { sweep } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Two inks through a dot screen, a little out of register.',
  example: 'stubble',
  photo: 'whole head',
  rigs: mirrored(0.36, lamp([-0.75, -0.5, 0.55], 0.85, 0.15)),
  backdrops: [
    sweep('#f2f2f2', '#bdbdbd'),
    sweep('#dadada', '#8f8f8f'),
    { kind: 'panel', pattern: 'sun', ground: '#f4f4f4', figure: '#a8a8a8' },
  ],
  relight: { delight: 0.6, lowest: 0.4, highest: 1.8 },
  retouch: { blemishes: 0.45, pores: 0.1 },
  look: {
    renderer: 'print',
    paper: '#f6f1e4',
    inks: [
      { first: '#ff5a4f', second: '#1b4b9b' },
      { first: '#ffb000', second: '#c2215a' },
      { first: '#19b5a5', second: '#3a2a86' },
      { first: '#ff7fae', second: '#0f6a5f' },
    ],
    pitch: 5.2,
    slip: 2.2,
  },
  diffusion: art('screen print of {person}, two inks, coarse dots, slightly out of register'),
};
