import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A film still at dusk: warm skin against teal shadows and lamps.',
  example: 'long-hair',
  rigs: [
    ...mirrored(
      [0.3, 0.345, 0.37],
      lamp([-0.75, -0.35, 0.55], 0.74, 0.2, [1.1, 0.93, 0.74]),
      lamp([0.95, -0.25, 0.05], 0.5, 0.15, [0.4, 0.85, 1.1]),
    ),
    rig(
      [0.28, 0.33, 0.36],
      lamp([-0.3, -0.6, 0.75], 0.74, 0.2, [1.08, 0.95, 0.8]),
      lamp([0.95, -0.1, -0.1], 0.4, 0.15, [1.1, 0.7, 0.4]),
    ),
    rig(
      [0.22, 0.27, 0.3],
      lamp([0.3, -0.6, 0.75], 0.8, 0.2, [1.08, 0.95, 0.8]),
      lamp([-0.95, -0.1, 0.1], 0.62, 0.15, [0.36, 0.85, 1.15]),
    ),
    rig(
      [0.24, 0.28, 0.31],
      lamp([-0.95, -0.3, 0.35], 0.95, 0.15, [1.12, 0.9, 0.66]),
      lamp([0.9, -0.2, 0.1], 0.36, 0.15, [1.1, 0.62, 0.42]),
    ),
  ],
  backdrops: [
    { kind: 'panorama', panorama: 'esplanade', yaw: 330, pitch: 3, field: 50, stops: -1.4 },
    { kind: 'panorama', panorama: 'venice', yaw: 40, pitch: 3, field: 50, stops: -1.9 },
    { kind: 'panorama', panorama: 'warehouse', yaw: 300, pitch: 5, field: 50, stops: -1.8 },
    { kind: 'panorama', panorama: 'esplanade', yaw: 30, pitch: 3, field: 50, stops: -1.4 },
    { kind: 'panorama', panorama: 'sunset', yaw: 300, pitch: 3, field: 50, stops: -1.9 },
    { kind: 'panorama', panorama: 'esplanade', yaw: 262, pitch: 3, field: 50, stops: -1.4 },
    { kind: 'panorama', panorama: 'workshop', yaw: 300, pitch: 5, field: 50, stops: -1.8 },
  ],
  placeLight: 0.35,
  relight: { delight: 0.65, lowest: 0.3, highest: 1.8 },
  skin: { strength: 0.7, hue: 54, minChroma: 20, maxChroma: 34 },
  retouch: { blemishes: 0.5, pores: 0.12 },
  grade: {
    contrast: 0.32,
    saturation: 1.06,
    lift: [0, 0.01, 0.016],
    vignette: 0.34,
    grain: 0.014,
    split: { shadows: '#0d4f5e', highlights: '#ffc98c', amount: 0.34 },
  },
  look: { renderer: 'photo', rim: 0.26, wrap: 0.7, glow: 0.22 },
  diffusion: photo('film still of {person} on a street at night, warm skin against teal light'),
};
