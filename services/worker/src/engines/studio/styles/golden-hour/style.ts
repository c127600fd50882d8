import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'The last warm sun over fields and the old town, far out of focus.',
  example: 'red-hair',
  rigs: [
    ...mirrored(
      [0.56, 0.5, 0.45],
      lamp([-0.75, -0.3, 0.5], 0.56, 0.3, [1.12, 0.92, 0.66]),
      lamp([0.9, -0.3, -0.1], 0.4, 0.1, [1.2, 0.86, 0.5]),
    ),
    rig([0.6, 0.54, 0.49], lamp([0.1, -0.5, 0.75], 0.44, 0.35, [1.1, 0.94, 0.72])),
  ],
  backdrops: [
    { kind: 'panorama', panorama: 'sunset', yaw: 205, pitch: 4, field: 50, stops: 0.2 },
    { kind: 'panorama', panorama: 'sunrise', yaw: 178, pitch: 4, field: 50, stops: -0.9 },
    { kind: 'panorama', panorama: 'sunset', yaw: 128, pitch: 5, field: 50, stops: -0.5 },
    { kind: 'panorama', panorama: 'dawn', yaw: 262, pitch: 3, field: 50, stops: -1.2 },
    { kind: 'panorama', panorama: 'sunrise', yaw: 128, pitch: 4, field: 50, stops: 0.3 },
    { kind: 'panorama', panorama: 'sunset', yaw: 262, pitch: 4, field: 50, stops: -0.6 },
    { kind: 'panorama', panorama: 'sunrise', yaw: 262, pitch: 3, field: 50, stops: -1.4 },
  ],
  placeLight: 0.5,
  relight: { delight: 0.65, lowest: 0.6, highest: 1.7 },
  skin: { strength: 0.7, hue: 58, minChroma: 22, maxChroma: 38 },
  retouch: { blemishes: 0.5, pores: 0.12 },
  grade: {
    contrast: 0.16,
    saturation: 1.1,
    lift: [0.03, 0.016, 0],
    vignette: 0.16,
    grain: 0.008,
    split: { shadows: '#7a4a3c', highlights: '#ffd9a0', amount: 0.3 },
  },
  look: { renderer: 'photo', rim: 0.5, wrap: 1, glow: 0.3 },
  diffusion: photo('portrait of {person} in open country, last warm sun behind the shoulder'),
};
