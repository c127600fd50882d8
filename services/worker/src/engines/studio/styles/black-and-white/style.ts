import { canvas, sweep } from '../../model/backdrop.js';
import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A classic monochrome portrait with deep blacks and silver skin.',
  example: 'grey-hair',
  rigs: [
    ...mirrored(0.3, lamp([-0.75, -0.5, 0.6], 0.86, 0.18), lamp([0.9, -0.3, 0.2], 0.16, 0.2)),
    rig(0.36, lamp([0.05, -0.75, 0.65], 0.8, 0.2)),
  ],
  backdrops: [
    sweep('#8d8d8d', '#262626'),
    canvas('#7e7e7e', '#1c1c1c', '#5a5a5a'),
    sweep('#d6d6d6', '#858585'),
    sweep('#474747', '#0f0f0f', { y: 0.44, radius: 0.7 }),
  ],
  relight: { delight: 0.7, lowest: 0.4, highest: 1.8 },
  retouch: { blemishes: 0.4, pores: 0.04 },
  grade: {
    contrast: 0.5,
    saturation: 0,
    lift: [0.006, 0.006, 0.007],
    vignette: 0.28,
    grain: 0.013,
    split: { shadows: '#33373c', highlights: '#fff8ec', amount: 0.05 },
  },
  look: { renderer: 'photo', rim: 0.24, wrap: 0.4 },
  diffusion: photo('classic black and white portrait of {person}, deep blacks, silver tones'),
};
