import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  sort: 8,
  title: 'Black and white',
  description: 'A classic monochrome portrait with deep blacks and silver skin.',
  german: {
    title: 'Schwarz-Weiß',
    description: 'Ein klassisches Porträt ohne Farbe, mit tiefem Schwarz und silbriger Haut.',
  },
  example: { person: 'grey-hair', isOnHomePage: true },
  kind: 'headshot',
  rigs: [
    {
      ambient: [0.3, 0.3, 0.3],
      lamps: [
        { from: [-0.75, -0.5, 0.6], colour: [1, 1, 1], strength: 0.86, wrap: 0.18 },
        { from: [0.9, -0.3, 0.2], colour: [1, 1, 1], strength: 0.16, wrap: 0.2 },
      ],
    },
    {
      ambient: [0.3, 0.3, 0.3],
      lamps: [
        { from: [0.75, -0.5, 0.6], colour: [1, 1, 1], strength: 0.86, wrap: 0.18 },
        { from: [-0.9, -0.3, 0.2], colour: [1, 1, 1], strength: 0.16, wrap: 0.2 },
      ],
    },
    {
      ambient: [0.36, 0.36, 0.36],
      lamps: [{ from: [0.05, -0.75, 0.65], colour: [1, 1, 1], strength: 0.8, wrap: 0.2 }],
    },
  ],
  backdrops: [
    {
      kind: 'sweep',
      inner: '#8d8d8d',
      outer: '#262626',
      pool: { x: 0.5, y: 0.42, radius: 0.8 },
      texture: 0.012,
    },
    {
      kind: 'canvas',
      light: '#7e7e7e',
      dark: '#1c1c1c',
      accent: '#5a5a5a',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 0.5,
    },
    {
      kind: 'sweep',
      inner: '#d6d6d6',
      outer: '#858585',
      pool: { x: 0.5, y: 0.42, radius: 0.8 },
      texture: 0.012,
    },
    {
      kind: 'sweep',
      inner: '#474747',
      outer: '#0f0f0f',
      pool: { x: 0.5, y: 0.44, radius: 0.7 },
      texture: 0.012,
    },
  ],
  relight: { delight: 0.7, lowest: 0.4, highest: 1.8 },
  skin: { strength: 0.75, hue: 52, minChroma: 18, maxChroma: 30 },
  retouch: { blemishes: 0.4, pores: 0.04 },
  grade: {
    contrast: 0.5,
    saturation: 0,
    lift: [0.006, 0.006, 0.007],
    vignette: 0.28,
    grain: 0.013,
    split: { shadows: '#33373c', highlights: '#fff8ec', amount: 0.05 },
  },
  look: { renderer: 'photo', rim: 0.24, wrap: 0.4 },
};
