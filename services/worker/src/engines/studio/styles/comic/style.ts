import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A printed panel: flat color, ink contours and dots.',
  example: 'smile',
  photo: 'whole head',
  rigs: mirrored([0.4, 0.4, 0.42], lamp([-0.75, -0.5, 0.55], 0.85, 0.08)),
  backdrops: [
    { kind: 'panel', pattern: 'rays', ground: '#ffd23f', figure: '#ffb21f' },
    { kind: 'panel', pattern: 'dots', ground: '#3aa8e0', figure: '#8fd4f5' },
    { kind: 'panel', pattern: 'bands', ground: '#ef5b5b', figure: '#f47c6c' },
    { kind: 'panel', pattern: 'rays', ground: '#62c2b0', figure: '#86d6c4' },
    { kind: 'panel', pattern: 'dots', ground: '#ffe27a', figure: '#ffb03a' },
  ],
  relight: { delight: 0.6, lowest: 0.4, highest: 1.8 },
  skin: { strength: 0.75, hue: 52, minChroma: 22, maxChroma: 34 },
  retouch: { blemishes: 0.5, pores: 0.2 },
  look: {
    renderer: 'comic',
    step: 15,
    saturation: 1.35,
    line: 1.5,
    dots: { pitch: 6.5, depth: 0.34 },
    black: 0.17,
  },
  diffusion: art('comic book panel of {person}, flat colours, ink contours, halftone dots'),
};
