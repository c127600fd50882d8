import { room } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A still of a crime film: hard light and the shadow of a blind.',
  example: 'stubble',
  photo: 'turned head',
  rigs: mirrored(0.18, lamp([-0.85, -0.42, 0.42], 1.2, 0.12), lamp([0.95, -0.3, -0.05], 0.45, 0)),
  backdrops: [
    room('blinds', '#101010', '#a8a8a8', '#0c0c0c', '#303030'),
    room('blinds', '#101010', '#8a8a8a', '#050505', '#303030'),
  ],
  relight: { delight: 0.65, lowest: 0.1, highest: 2.2 },
  retouch: { blemishes: 0.4, pores: 0.05 },
  grade: {
    contrast: 0.62,
    saturation: 0,
    lift: [0.008, 0.008, 0.01],
    vignette: 0.42,
    grain: 0.016,
  },
  look: { renderer: 'noir', skin: 0.64, slats: 0.48, depth: 0.52 },
  diffusion: photo(
    'film noir still of {person}, hard light, shadow of a venetian blind, black and white',
  ),
};
