import type { StyleDefinition } from '../style.js';

export const style: StyleDefinition = {
  sort: 3,
  title: 'Garden',
  description: 'Open shade among green leaves, far out of focus.',
  example: { person: 'glasses', isOnHomePage: true },
  rigs: [
    {
      ambient: [0.56, 0.57, 0.56],
      lamps: [{ from: [-0.4, -0.75, 0.6], colour: [1, 0.99, 0.94], strength: 0.46, wrap: 0.35 }],
    },
    {
      ambient: [0.54, 0.55, 0.55],
      lamps: [{ from: [0.45, -0.7, 0.6], colour: [1, 0.985, 0.93], strength: 0.5, wrap: 0.35 }],
    },
    {
      ambient: [0.6, 0.6, 0.58],
      lamps: [{ from: [0.05, -0.8, 0.6], colour: [1, 1, 0.97], strength: 0.4, wrap: 0.4 }],
    },
  ],
  backdrops: [
    {
      kind: 'bokeh',
      top: '#b9c98a',
      bottom: '#3f5a35',
      leaf: '#5f8646',
      spark: '#fff3bd',
      discs: 46,
    },
    {
      kind: 'bokeh',
      top: '#9db7a0',
      bottom: '#2c4536',
      leaf: '#4c7752',
      spark: '#e9f7d0',
      discs: 34,
    },
    {
      kind: 'bokeh',
      top: '#d7cf8d',
      bottom: '#5c5a2c',
      leaf: '#8a8f3f',
      spark: '#fff0ae',
      discs: 52,
    },
    {
      kind: 'bokeh',
      top: '#c8a773',
      bottom: '#4d3524',
      leaf: '#a4622d',
      spark: '#ffe0a3',
      discs: 46,
    },
    {
      kind: 'bokeh',
      top: '#e3b9bd',
      bottom: '#5d5a4e',
      leaf: '#7d9468',
      spark: '#ffe6e4',
      discs: 40,
    },
  ],
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
  look: { renderer: 'photo', rim: 0.12, wrap: 0.85, eyes: 0 },
};
