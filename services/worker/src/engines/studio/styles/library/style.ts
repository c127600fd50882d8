import { mirrored } from '../../model/light.js';
import { photo } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  sort: 12,
  title: 'Library',
  description: 'Lamplight among old books.',
  german: { title: 'Bibliothek', description: 'Lampenlicht zwischen alten Büchern.' },
  example: { person: 'glasses', isOnHomePage: true },
  kind: 'place',
  rigs: [
    ...mirrored({
      ambient: [0.36, 0.34, 0.33],
      lamps: [
        { from: [-0.7, -0.45, 0.6], colour: [1.08, 0.96, 0.8], strength: 0.76, wrap: 0.22 },
        { from: [0.85, -0.2, 0.3], colour: [1.05, 0.85, 0.6], strength: 0.2, wrap: 0.2 },
      ],
    }),
    {
      ambient: [0.4, 0.38, 0.36],
      lamps: [{ from: [0.1, -0.7, 0.7], colour: [1.06, 0.97, 0.84], strength: 0.68, wrap: 0.25 }],
    },
  ],
  backdrops: [
    {
      kind: 'room',
      room: 'library',
      wall: '#6b4326',
      light: '#b08c55',
      dark: '#1c120c',
      accent: '#5b2420',
    },
    {
      kind: 'room',
      room: 'library',
      wall: '#46555e',
      light: '#9fb0ae',
      dark: '#0f1417',
      accent: '#5a4a66',
    },
    {
      kind: 'room',
      room: 'library',
      wall: '#6a4a35',
      light: '#b59a6c',
      dark: '#17110f',
      accent: '#2c3d55',
    },
    {
      kind: 'room',
      room: 'library',
      wall: '#59432c',
      light: '#9a8a5c',
      dark: '#15130e',
      accent: '#2d4a3a',
    },
    {
      kind: 'room',
      room: 'library',
      wall: '#a8865e',
      light: '#dcc293',
      dark: '#2c2015',
      accent: '#7d4230',
    },
  ],
  relight: { delight: 0.4, lowest: 0.68, highest: 1.4 },
  skin: 'own',
  retouch: { blemishes: 0.35, pores: 0.06 },
  grade: {
    contrast: 0.14,
    saturation: 1,
    lift: [0.012, 0.006, 0],
    vignette: 0.22,
    grain: 0.008,
    split: { shadows: '#40281c', highlights: '#ffdca4', amount: 0.12 },
  },
  look: { renderer: 'photo', rim: 0.1, wrap: 0.6, glow: 0.12 },
  words: {
    families: ['photo'],
    search: 'books bücher bibliothek bibliothèque biblioteca',
    phrases: [],
    diffusion: photo('portrait of {person} in an old library, warm lamplight, shelves of books'),
  },
};
