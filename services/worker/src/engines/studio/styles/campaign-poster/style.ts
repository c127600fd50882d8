import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Navy, red and cream, cut from paper.',
  example: 'curls',
  photo: 'whole head',
  rigs: mirrored(0.42, lamp([-0.6, -0.5, 0.62], 0.8, 0.15)),
  backdrops: [
    { kind: 'panel', pattern: 'rays', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'sun', ground: '#000000', figure: '#ffffff' },
  ],
  relight: { delight: 0.8, lowest: 0.3, highest: 1.8 },
  retouch: { blemishes: 0.5, pores: 0.2 },
  look: {
    renderer: 'poster',
    palettes: [
      { inks: ['#12283f', '#b8352c', '#e3b98a', '#f4e7c3'], ground: '#7ea4a8', figure: '#a9c3bd' },
      { inks: ['#1d2f2b', '#c4622d', '#e6c58c', '#f5ebd0'], ground: '#2f5f5a', figure: '#4f8279' },
      { inks: ['#15293d', '#a93a30', '#dcc79a', '#f6ecd2'], ground: '#b8352c', figure: '#cf5a45' },
    ],
    smoothing: 6,
    softness: 0.2,
    lines: 0.8,
    skin: 0.62,
    wear: 0.12,
  },
  diffusion: art('campaign poster of {person}, stencilled shapes in navy, red and cream'),
};
