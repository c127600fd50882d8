import type { StyleDefinition } from '../style.js';

export const style: StyleDefinition = {
  sort: 33,
  title: 'Stained glass',
  description: 'Glowing panes held by lead, the face painted on the glass.',
  example: { person: 'astronaut', isOnHomePage: false },
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
      light: '#4aa3e0',
      dark: '#123a8c',
      accent: '#c83a4a',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
    {
      kind: 'canvas',
      light: '#f0b83a',
      dark: '#a82f2f',
      accent: '#2f7fb0',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
    {
      kind: 'canvas',
      light: '#58c08a',
      dark: '#1b5a74',
      accent: '#e0b040',
      pool: { x: 0.5, y: 0.4, radius: 0.85 },
      mottling: 1.6,
    },
  ],
  relight: { delight: 0.6, lowest: 0.45, highest: 1.8 },
  skin: { strength: 0.75, hue: 52, minChroma: 18, maxChroma: 30 },
  retouch: { blemishes: 0.5, pores: 0.15 },
  grade: { contrast: 0.3, saturation: 1.2, lift: [0, 0, 0.01], vignette: 0.25, grain: 0 },
  look: {
    renderer: 'facets',
    corners: { person: 110, backdrop: 46 },
    outline: 17,
    mesh: 40,
    saturation: 1.7,
    lead: 3.4,
    keep: { features: 0.92, face: 0.8 },
    relief: 0,
  },
};
