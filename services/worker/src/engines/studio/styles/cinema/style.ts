import type { StyleDefinition } from '../style.js';

export const style: StyleDefinition = {
  sort: 9,
  title: 'Cinema',
  description: 'A film still at night: warm skin against a teal street.',
  example: { person: 'long-hair', isOnHomePage: true },
  rigs: [
    {
      ambient: [0.3, 0.345, 0.37],
      lamps: [
        { from: [-0.75, -0.35, 0.55], colour: [1.1, 0.93, 0.74], strength: 0.74, wrap: 0.2 },
        { from: [0.95, -0.25, 0.05], colour: [0.4, 0.85, 1.1], strength: 0.5, wrap: 0.15 },
      ],
    },
    {
      ambient: [0.3, 0.345, 0.37],
      lamps: [
        { from: [0.75, -0.35, 0.55], colour: [1.1, 0.93, 0.74], strength: 0.74, wrap: 0.2 },
        { from: [-0.95, -0.25, 0.05], colour: [0.4, 0.85, 1.1], strength: 0.5, wrap: 0.15 },
      ],
    },
    {
      ambient: [0.28, 0.33, 0.36],
      lamps: [
        { from: [-0.3, -0.6, 0.75], colour: [1.08, 0.95, 0.8], strength: 0.74, wrap: 0.2 },
        { from: [0.95, -0.1, -0.1], colour: [1.1, 0.7, 0.4], strength: 0.4, wrap: 0.15 },
      ],
    },
    {
      ambient: [0.22, 0.27, 0.3],
      lamps: [
        { from: [0.3, -0.6, 0.75], colour: [1.08, 0.95, 0.8], strength: 0.8, wrap: 0.2 },
        { from: [-0.95, -0.1, 0.1], colour: [0.36, 0.85, 1.15], strength: 0.62, wrap: 0.15 },
      ],
    },
    {
      ambient: [0.24, 0.28, 0.31],
      lamps: [
        { from: [-0.95, -0.3, 0.35], colour: [1.12, 0.9, 0.66], strength: 0.95, wrap: 0.15 },
        { from: [0.9, -0.2, 0.1], colour: [1.1, 0.62, 0.42], strength: 0.36, wrap: 0.15 },
      ],
    },
  ],
  backdrops: [
    { kind: 'night', left: '#0a7d6e', right: '#c8691e', spark: '#ffd9a0', discs: 40 },
    { kind: 'night', left: '#b3561a', right: '#0a8a76', spark: '#ffe0b0', discs: 62 },
    { kind: 'night', left: '#11998a', right: '#14a892', spark: '#ffab52', discs: 48 },
    { kind: 'night', left: '#0f5f96', right: '#d6521f', spark: '#ffc48a', discs: 54 },
    { kind: 'night', left: '#bd8f1c', right: '#0a5f7d', spark: '#ffe6a8', discs: 44 },
    { kind: 'night', left: '#06565c', right: '#7d2f4a', spark: '#ffb6a0', discs: 58 },
  ],
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
  look: { renderer: 'photo', rim: 0.26, wrap: 0.7, eyes: 0.34, glow: 0.22 },
};
