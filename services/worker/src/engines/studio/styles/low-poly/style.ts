import { sweep } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Flat triangles that follow the forms of the face.',
  example: 'stubble',
  photo: 'whole head',
  rigs: mirrored([0.36, 0.37, 0.42], lamp([-0.8, -0.5, 0.55], 0.9, 0.1, [1.05, 1, 0.92])),
  backdrops: [
    sweep('#5fb3b3', '#1f3f5b'),
    sweep('#e6a15c', '#6b2f4f'),
    sweep('#8f9fd8', '#2b2b5c'),
  ],
  relight: { delight: 0.6, lowest: 0.35, highest: 1.8 },
  retouch: { blemishes: 0.4, pores: 0.1 },
  grade: { contrast: 0.25, saturation: 1.05, lift: [0, 0, 0.01], vignette: 0.1, grain: 0 },
  look: {
    renderer: 'facets',
    corners: { person: 2200, across: 9 },
    spacing: { body: 0.03, face: 0.022, features: 0.0088 },
    outline: 30,
    saturation: 1.25,
    keep: { features: 0.38, face: 0.03 },
    relief: 0.38,
  },
  diffusion: art('low poly portrait of {person}, flat triangles'),
};
