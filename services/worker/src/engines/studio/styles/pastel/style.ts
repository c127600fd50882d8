import { canvas } from '../../model/backdrop.js';
import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Soft coloured chalks on toned paper.',
  example: 'red-hair',
  photo: 'whole head',
  rigs: mirrored([0.54, 0.54, 0.57], lamp([-0.6, -0.55, 0.65], 0.58, 0.25, [1.04, 1, 0.92])),
  backdrops: [
    canvas('#c7b8c9', '#7e7f9d', '#d0a08c', { mottling: 0.8 }),
    canvas('#c9cfae', '#77937f', '#d8b98a', { mottling: 0.8 }),
    canvas('#e0bfa4', '#a07468', '#8fa3a6', { mottling: 0.8 }),
  ],
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.6, hue: 52, minChroma: 20, maxChroma: 34 },
  retouch: { blemishes: 0.4, pores: 0 },
  grade: { contrast: 0.14, saturation: 1.28, lift: [0.03, 0.026, 0.03], vignette: 0, grain: 0 },
  look: {
    renderer: 'pastel',
    papers: ['#8f867a', '#7d8488', '#a08d77'],
    gaps: 0.5,
    stroke: 4.2,
    contour: 0.35,
    smoothing: 6,
    passes: [
      { radius: 0.045, length: 9, error: 0, importance: 0, spacing: 1.5, jitter: 0.12 },
      { radius: 0.022, length: 12, error: 0.02, importance: 0, spacing: 1.4, jitter: 0.12 },
      { radius: 0.011, length: 14, error: 0.022, importance: 0.14, spacing: 1.2, jitter: 0.09 },
      { radius: 0.0065, length: 10, error: 0.028, importance: 0.4, spacing: 0.9, jitter: 0.04 },
    ],
    keep: 0.25,
  },
  diffusion: art('pastel portrait of {person}, soft coloured chalks on toned paper'),
};
