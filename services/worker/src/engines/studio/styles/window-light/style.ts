import type { StyleDefinition } from '../style.js';

export const style: StyleDefinition = {
  sort: 2,
  title: 'Window light',
  description: 'Daylight from a tall window on one side, in a quiet room.',
  example: { person: 'long-hair', isOnHomePage: true },
  rigs: [
    {
      ambient: [0.4, 0.41, 0.44],
      lamps: [
        { from: [-0.9, -0.25, 0.5], colour: [1, 0.99, 0.96], strength: 0.78, wrap: 0.35 },
        { from: [0.8, 0, 0.5], colour: [0.95, 0.97, 1], strength: 0.08, wrap: 0.3 },
      ],
    },
    {
      ambient: [0.4, 0.41, 0.44],
      lamps: [
        { from: [0.9, -0.25, 0.5], colour: [1, 0.99, 0.96], strength: 0.78, wrap: 0.35 },
        { from: [-0.8, 0, 0.5], colour: [0.95, 0.97, 1], strength: 0.08, wrap: 0.3 },
      ],
    },
    {
      ambient: [0.47, 0.475, 0.5],
      lamps: [{ from: [-0.6, -0.35, 0.75], colour: [1, 0.99, 0.97], strength: 0.6, wrap: 0.4 }],
    },
  ],
  backdrops: [
    {
      kind: 'room',
      room: 'window',
      wall: '#b9b2a6',
      light: '#f6f5ee',
      dark: '#6b645b',
      accent: '#b9c9b4',
    },
    {
      kind: 'room',
      room: 'window',
      wall: '#9fa8ad',
      light: '#eef4f8',
      dark: '#4d565c',
      accent: '#a9bccb',
    },
    {
      kind: 'room',
      room: 'window',
      wall: '#c7b7a2',
      light: '#fff6e6',
      dark: '#75624f',
      accent: '#cfc59e',
    },
    {
      kind: 'room',
      room: 'window',
      wall: '#87908a',
      light: '#f1f4ea',
      dark: '#3f4843',
      accent: '#9db58f',
    },
  ],
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
  look: { renderer: 'photo', rim: 0.06, wrap: 0.8, eyes: 0 },
};
