import { lamp, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description:
    'A night in the city: two coloured lights, a glowing tube and a street out of focus.',
  example: 'long-hair',
  photo: 'whole head',
  rigs: [
    rig(
      [0.15, 0.11, 0.26],
      lamp([-0.92, -0.25, 0.28], 1.12, 0.18),
      lamp([0.92, -0.2, 0.25], 1.12, 0.18),
      lamp([0, -0.35, 0.93], 0.45, 0.2, [0.68, 0.53, 0.92]),
    ),
    rig(
      [0.15, 0.12, 0.25],
      lamp([-0.8, -0.3, 0.5], 1.1, 0.18),
      lamp([0.95, -0.1, 0.1], 1.2, 0.18),
      lamp([0, -0.5, 0.85], 0.4, 0.2, [0.7, 0.56, 0.9]),
    ),
    rig(
      [0.15, 0.12, 0.25],
      lamp([-0.95, -0.1, 0.1], 1.2, 0.18),
      lamp([0.8, -0.3, 0.5], 1.1, 0.18),
      lamp([0, -0.5, 0.85], 0.4, 0.2, [0.7, 0.56, 0.9]),
    ),
  ],
  backdrops: [
    { kind: 'night', left: '#ff2bd6', right: '#19e3ff', spark: '#ffbf40', discs: 58 },
    { kind: 'night', left: '#ff2bd6', right: '#19e3ff', spark: '#ff5a7a', discs: 26 },
    { kind: 'night', left: '#ff2bd6', right: '#19e3ff', spark: '#9dff70', discs: 90 },
  ],
  relight: { delight: 0.75, lowest: 0.03, highest: 2.4 },
  skin: { strength: 0.5, hue: 52, minChroma: 14, maxChroma: 30 },
  retouch: { blemishes: 0.45, pores: 0.1 },
  grade: { contrast: 0.35, saturation: 1.05, lift: [0.012, 0, 0.03], vignette: 0.3, grain: 0.016 },
  look: {
    renderer: 'neon',
    palettes: [
      { left: '#ff2bd6', right: '#19e3ff' },
      { left: '#2f7bff', right: '#ff3d81' },
      { left: '#ff5a36', right: '#22c8ff' },
      { left: '#a64bff', right: '#27f0b4' },
    ],
    neutral: 0.62,
    rim: 0.95,
  },
  diffusion: photo('portrait of {person} at night, neon signs, pink and blue light, wet street'),
};
