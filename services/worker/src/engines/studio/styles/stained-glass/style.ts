import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  sort: 33,
  title: 'Stained glass',
  description: 'Glowing panes held by lead, the face painted on the glass.',
  german: {
    title: 'Buntglas',
    description: 'Leuchtende Scheiben in Blei gefasst, das Gesicht auf Glas gemalt.',
  },
  example: { person: 'astronaut', isOnHomePage: false },
  photo: 'whole head',
  rigs: [
    {
      ambient: [0.5, 0.5, 0.52],
      lamps: [{ from: [-0.6, -0.5, 0.6], colour: [1, 1, 1], strength: 0.7, wrap: 0.2 }],
    },
    {
      ambient: [0.5, 0.5, 0.52],
      lamps: [{ from: [0.6, -0.5, 0.6], colour: [1, 1, 1], strength: 0.7, wrap: 0.2 }],
    },
  ],
  backdrops: [
    {
      kind: 'canvas',
      light: '#3f8fd0',
      dark: '#123a8c',
      accent: '#e8b23a',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
    {
      kind: 'canvas',
      light: '#3fae7c',
      dark: '#14574a',
      accent: '#f0c25a',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
    {
      kind: 'canvas',
      light: '#d0553f',
      dark: '#7a1626',
      accent: '#f2c667',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
    {
      kind: 'canvas',
      light: '#8a5ac0',
      dark: '#3a2474',
      accent: '#5fb4e6',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
    {
      kind: 'canvas',
      light: '#e0a63a',
      dark: '#a04a1c',
      accent: '#4fa3c8',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
  ],
  relight: { delight: 0.6, lowest: 0.45, highest: 1.8 },
  skin: { strength: 0.75, hue: 52, minChroma: 18, maxChroma: 30 },
  retouch: { blemishes: 0.5, pores: 0.15 },
  grade: { contrast: 0.3, saturation: 1.2, lift: [0, 0, 0.01], vignette: 0.25, grain: 0 },
  look: {
    renderer: 'glass',
    pieces: 9,
    tints: {
      dark: ['#6b4022', '#7d4a1f', '#5c3326'],
      fair: ['#8f9bb0', '#a3a7b5', '#7f90a8'],
      fairFrom: 0.3,
      clothes: ['#1d3f8f', '#28508f', '#3a3590', '#1f5f86'],
    },
    lead: 6,
    step: 13,
    folds: 0.55,
    glow: 0.35,
  },
};
