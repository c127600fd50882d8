import { sweep } from '../../model/backdrop.js';
import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Bright and airy, on white, as on a fashion page.',
  example: 'white-hair',
  rigs: [
    rig([0.72, 0.72, 0.725], lamp([0, -0.5, 0.85], 0.44, 0.4)),
    ...mirrored([0.7, 0.7, 0.705], lamp([-0.45, -0.5, 0.8], 0.46, 0.4, [1, 0.995, 0.985])),
    ...mirrored([0.56, 0.56, 0.565], lamp([-0.85, -0.4, 0.5], 0.66, 0.3, [1, 0.995, 0.985])),
  ],
  backdrops: [
    sweep('#fdfcfb', '#e9e7e4', { radius: 1, texture: 0.004 }),
    sweep('#f9d6d1', '#e9b2a9', { radius: 1, texture: 0.004 }),
    sweep('#dacdf1', '#bba6df', { radius: 1, texture: 0.004 }),
    sweep('#d2d5da', '#a6acb5', { radius: 1, texture: 0.004 }),
    sweep('#cfe2f7', '#a3c2e6', { radius: 1, texture: 0.004 }),
    sweep('#fbdcbd', '#efbd92', { radius: 1, texture: 0.004 }),
    sweep('#fcf4d6', '#efdfae', { radius: 1, texture: 0.004 }),
    sweep('#cfe8d6', '#a8cfb4', { radius: 1, texture: 0.004 }),
  ],
  relight: { delight: 0.4, lowest: 0.68, highest: 1.4 },
  skin: 'own',
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: { contrast: 0.07, saturation: 0.92, lift: [0.02, 0.02, 0.022], vignette: 0, grain: 0.003 },
  look: { renderer: 'photo', rim: 0.12, wrap: 1, glow: 0.16 },
  diffusion: photo('high-key fashion portrait of {person}, bright and airy, white background'),
};
