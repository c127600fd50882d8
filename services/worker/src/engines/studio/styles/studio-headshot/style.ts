import { canvas, sweep } from '../../model/backdrop.js';
import { lamp, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A clean photograph with soft studio light and a seamless backdrop.',
  example: 'curls',
  rigs: [
    rig(
      [0.5, 0.5, 0.52],
      lamp([-0.55, -0.5, 0.75], 0.56, 0.25, [1, 0.985, 0.96]),
      lamp([0.7, -0.1, 0.6], 0.12, 0.3, [0.96, 0.98, 1]),
    ),
    rig(
      [0.47, 0.475, 0.5],
      lamp([0.6, -0.48, 0.7], 0.6, 0.25, [1, 0.98, 0.95]),
      lamp([-0.75, -0.1, 0.55], 0.12, 0.3, [0.95, 0.98, 1]),
    ),
    rig(
      [0.54, 0.54, 0.55],
      lamp([0.05, -0.7, 0.75], 0.5, 0.3, [1, 0.99, 0.97]),
      lamp([-0.1, 0.6, 0.7], 0.1, 0.3, [0.99, 0.99, 1]),
    ),
    rig(
      [0.36, 0.365, 0.39],
      lamp([-0.85, -0.45, 0.5], 0.82, 0.2, [1, 0.98, 0.94]),
      lamp([0.8, -0.3, 0.3], 0.14, 0.2, [0.95, 0.98, 1]),
    ),
    rig(
      [0.38, 0.38, 0.4],
      lamp([0.8, -0.5, 0.5], 0.8, 0.2, [1, 0.97, 0.92]),
      lamp([-0.9, -0.2, 0.2], 0.18, 0.15, [0.92, 0.97, 1.04]),
    ),
  ],
  hasPlainBackdrop: true,
  backdrops: [
    sweep('#a9afb5', '#3c4249', { x: 0.54 }),
    canvas('#9d9486', '#3d3833', '#857a6a', { x: 0.52, y: 0.42 }),
    sweep('#dddbd7', '#9a9793', { y: 0.4, radius: 0.85, texture: 0.01 }),
    sweep('#768ea8', '#203046', { x: 0.46 }),
    canvas('#87939a', '#2c353b', '#6d7f86', { x: 0.48, y: 0.42, mottling: 0.45 }),
    sweep('#c4ac92', '#5d4a3b', { x: 0.55, y: 0.4, radius: 0.85 }),
    canvas('#8a9a88', '#2a332d', '#74836c'),
    sweep('#55585c', '#141619', { y: 0.44, radius: 0.7 }),
  ],
  relight: { delight: 0.4, lowest: 0.68, highest: 1.4 },
  skin: 'own',
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: { contrast: 0.13, saturation: 1, lift: [0, 0, 0], vignette: 0.2, grain: 0.006 },
  look: { renderer: 'photo', rim: 0.09, wrap: 0.5 },
  diffusion: photo('studio headshot of {person}, soft key light, seamless neutral backdrop'),
};
