import { lamp, mirrored, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'A business portrait in front of a bright office, out of focus.',
  example: 'smile',
  rigs: [
    ...mirrored(
      [0.54, 0.545, 0.55],
      lamp([-0.5, -0.5, 0.75], 0.5, 0.3, [1, 0.99, 0.97]),
      lamp([0.7, -0.1, 0.6], 0.12, 0.3, [0.97, 0.99, 1]),
    ),
    rig(0.58, lamp([0.05, -0.65, 0.8], 0.46, 0.35, [1, 0.995, 0.98])),
  ],
  backdrops: [
    { kind: 'panorama', panorama: 'lobby', yaw: 120, pitch: 3, field: 55 },
    { kind: 'panorama', panorama: 'bridge', yaw: 130, pitch: 2, field: 55 },
    { kind: 'panorama', panorama: 'lobby', yaw: 215, pitch: 3, field: 55 },
    { kind: 'panorama', panorama: 'bridge', yaw: 62, pitch: 4, field: 55, stops: -0.2 },
    { kind: 'panorama', panorama: 'lobby', yaw: 262, pitch: 4, field: 55 },
    { kind: 'panorama', panorama: 'bridge', yaw: 165, pitch: 2, field: 55 },
    { kind: 'panorama', panorama: 'city', yaw: 262, pitch: 8, field: 50, stops: -0.2 },
  ],
  placeLight: 0.5,
  relight: { delight: 0.4, lowest: 0.68, highest: 1.4 },
  skin: 'own',
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: {
    contrast: 0.12,
    saturation: 1,
    lift: [0.004, 0.004, 0.006],
    vignette: 0.1,
    grain: 0.004,
  },
  look: { renderer: 'photo', rim: 0.07, wrap: 0.6 },
  diffusion: photo('business portrait of {person} in a bright modern office, blurred background'),
};
