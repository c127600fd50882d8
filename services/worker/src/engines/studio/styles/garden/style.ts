import { lamp, rig } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Open shade among trees and meadows, far out of focus.',
  example: 'glasses',
  rigs: [
    rig([0.56, 0.57, 0.56], lamp([-0.4, -0.75, 0.6], 0.46, 0.35, [1, 0.99, 0.94])),
    rig([0.54, 0.55, 0.55], lamp([0.45, -0.7, 0.6], 0.5, 0.35, [1, 0.985, 0.93])),
    rig([0.6, 0.6, 0.58], lamp([0.05, -0.8, 0.6], 0.4, 0.4, [1, 1, 0.97])),
  ],
  backdrops: [
    { kind: 'panorama', panorama: 'forest', yaw: 128, pitch: 4, field: 50 },
    { kind: 'panorama', panorama: 'forest', yaw: 312, pitch: 4, field: 50 },
    { kind: 'panorama', panorama: 'park', yaw: 112, pitch: 2, field: 50, stops: -0.2 },
    { kind: 'panorama', panorama: 'forest', yaw: 165, pitch: 2, field: 50, stops: -0.3 },
    { kind: 'panorama', panorama: 'forest', yaw: 20, pitch: 6, field: 50 },
    { kind: 'panorama', panorama: 'sunrise', yaw: 122, pitch: 3, field: 50 },
    { kind: 'panorama', panorama: 'forest', yaw: 82, pitch: 5, field: 50 },
  ],
  placeLight: 0.5,
  relight: { delight: 0.4, lowest: 0.68, highest: 1.4 },
  skin: 'own',
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: {
    contrast: 0.12,
    saturation: 1.06,
    lift: [0.008, 0.01, 0.004],
    vignette: 0.16,
    grain: 0.006,
    split: { shadows: '#48603f', highlights: '#fff0c8', amount: 0.1 },
  },
  look: { renderer: 'photo', rim: 0.12, wrap: 0.85 },
  diffusion: photo('portrait of {person} in a garden, open shade, green leaves far out of focus'),
};
