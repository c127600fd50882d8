import { room } from '../../model/backdrop.js';
import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Lamplight among old books.',
  example: 'glasses',
  rigs: [
    ...mirrored(
      [0.36, 0.34, 0.33],
      lamp([-0.7, -0.45, 0.6], 0.76, 0.22, [1.08, 0.96, 0.8]),
      lamp([0.85, -0.2, 0.3], 0.2, 0.2, [1.05, 0.85, 0.6]),
    ),
    rig([0.4, 0.38, 0.36], lamp([0.1, -0.7, 0.7], 0.68, 0.25, [1.06, 0.97, 0.84])),
  ],
  backdrops: [
    room('library', '#6b4326', '#b08c55', '#1c120c', '#5b2420'),
    room('library', '#46555e', '#9fb0ae', '#0f1417', '#5a4a66'),
    room('library', '#6a4a35', '#b59a6c', '#17110f', '#2c3d55'),
    room('library', '#59432c', '#9a8a5c', '#15130e', '#2d4a3a'),
    room('library', '#a8865e', '#dcc293', '#2c2015', '#7d4230'),
  ],
  relight: { delight: 0.4, lowest: 0.68, highest: 1.4 },
  skin: 'own',
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: {
    contrast: 0.14,
    saturation: 1,
    lift: [0.012, 0.006, 0],
    vignette: 0.22,
    grain: 0.008,
    split: { shadows: '#40281c', highlights: '#ffdca4', amount: 0.12 },
  },
  look: { renderer: 'photo', rim: 0.1, wrap: 0.6, glow: 0.12 },
  diffusion: photo('portrait of {person} in an old library, warm lamplight, shelves of books'),
};
