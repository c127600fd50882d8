import { canvas, sweep } from '../../model/backdrop.js';
import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'One light in a dark room: quiet, serious, sculpted.',
  example: 'stubble',
  photo: 'turned head',
  rigs: [
    ...mirrored([0.16, 0.16, 0.18], lamp([-0.85, -0.5, 0.5], 1.02, 0.1, [1, 0.97, 0.92])),
    rig(
      [0.15, 0.155, 0.17],
      lamp([-0.2, -0.85, 0.55], 1, 0.12, [1, 0.98, 0.95]),
      lamp([0.95, -0.1, -0.1], 0.4, 0.1, [0.8, 0.9, 1.05]),
    ),
  ],
  backdrops: [
    sweep('#26282b', '#08090a', { radius: 0.6 }),
    canvas('#3a2f27', '#0b0908', '#2a2320'),
    sweep('#1d2731', '#06080a', { y: 0.44, radius: 0.6 }),
    canvas('#2d3b31', '#090c0a', '#222c22'),
    sweep('#6a2b31', '#180b0d', { radius: 0.65 }),
    canvas('#323e49', '#090c0f', '#27313a'),
    sweep('#413426', '#0d0a07', { x: 0.52, radius: 0.6 }),
    sweep('#131315', '#050506', { radius: 0.6 }),
  ],
  relight: { delight: 0.7, lowest: 0.14, highest: 1.9 },
  retouch: { blemishes: 0.5, pores: 0.12 },
  grade: {
    contrast: 0.3,
    saturation: 0.88,
    lift: [0, 0, 0.004],
    vignette: 0.4,
    grain: 0.01,
    split: { shadows: '#26333f', highlights: '#ffe9cc', amount: 0.14 },
  },
  look: { renderer: 'photo', rim: 0.34, wrap: 0.25 },
  diffusion: photo('low-key portrait of {person}, one light in a dark room, sculpted shadows'),
};
