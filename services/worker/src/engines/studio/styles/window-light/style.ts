import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Daylight from a tall window on one side, in a quiet room.',
  example: 'long-hair',
  rigs: [
    ...mirrored(
      [0.4, 0.41, 0.44],
      lamp([-0.9, -0.25, 0.5], 0.78, 0.35, [1, 0.99, 0.96]),
      lamp([0.8, 0, 0.5], 0.08, 0.3, [0.95, 0.97, 1]),
    ),
    rig([0.47, 0.475, 0.5], lamp([-0.6, -0.35, 0.75], 0.6, 0.4, [1, 0.99, 0.97])),
  ],
  backdrops: [
    { kind: 'panorama', panorama: 'apartment', yaw: 192, pitch: 3, field: 55 },
    { kind: 'panorama', panorama: 'apartment', yaw: 262, pitch: 3, field: 55 },
    { kind: 'panorama', panorama: 'apartment', yaw: 32, pitch: 4, field: 50 },
    { kind: 'panorama', panorama: 'apartment', yaw: 226, pitch: 3, field: 58, stops: -0.6 },
    { kind: 'panorama', panorama: 'apartment', yaw: 150, pitch: 3, field: 55 },
    { kind: 'panorama', panorama: 'apartment', yaw: 300, pitch: 4, field: 55 },
    { kind: 'panorama', panorama: 'apartment', yaw: 212, pitch: 2, field: 62, stops: -0.7 },
  ],
  placeLight: 0.35,
  relight: { delight: 0.4, lowest: 0.68, highest: 1.4 },
  skin: 'own',
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: {
    contrast: 0.1,
    saturation: 0.95,
    lift: [0.012, 0.01, 0.008],
    vignette: 0.12,
    grain: 0.006,
    split: { shadows: '#5b6a7c', highlights: '#efe6d2', amount: 0.12 },
  },
  look: { renderer: 'photo', rim: 0.06, wrap: 0.8 },
  diffusion: photo('portrait of {person} beside a tall window, soft daylight, quiet room'),
};
