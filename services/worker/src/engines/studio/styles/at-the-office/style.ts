import type { StyleDefinition } from '../style.js';

export const style: StyleDefinition = {
  sort: 4,
  title: 'At the office',
  description: 'A business portrait in front of a bright office, out of focus.',
  example: { person: 'smile', isOnHomePage: true },
  rigs: [
    {
      ambient: [0.54, 0.545, 0.55],
      lamps: [
        { from: [-0.5, -0.5, 0.75], colour: [1, 0.99, 0.97], strength: 0.5, wrap: 0.3 },
        { from: [0.7, -0.1, 0.6], colour: [0.97, 0.99, 1], strength: 0.12, wrap: 0.3 },
      ],
    },
    {
      ambient: [0.54, 0.545, 0.55],
      lamps: [
        { from: [0.5, -0.5, 0.75], colour: [1, 0.99, 0.97], strength: 0.5, wrap: 0.3 },
        { from: [-0.7, -0.1, 0.6], colour: [0.97, 0.99, 1], strength: 0.12, wrap: 0.3 },
      ],
    },
    {
      ambient: [0.58, 0.58, 0.58],
      lamps: [{ from: [0.05, -0.65, 0.8], colour: [1, 0.995, 0.98], strength: 0.46, wrap: 0.35 }],
    },
  ],
  backdrops: [
    {
      kind: 'room',
      room: 'office',
      wall: '#aab4bb',
      light: '#f4f8fa',
      dark: '#4a545c',
      accent: '#7d98a8',
    },
    {
      kind: 'room',
      room: 'office',
      wall: '#c4bdb2',
      light: '#fbf8f1',
      dark: '#5d544a',
      accent: '#b08a63',
    },
    {
      kind: 'room',
      room: 'office',
      wall: '#8d9aa6',
      light: '#e6eef4',
      dark: '#2f3a45',
      accent: '#5f7f9c',
    },
    {
      kind: 'room',
      room: 'office',
      wall: '#b3bab2',
      light: '#f6f8f2',
      dark: '#4d5650',
      accent: '#88a27f',
    },
  ],
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
  look: { renderer: 'photo', rim: 0.07, wrap: 0.6, eyes: 0 },
};
