import type { Style } from './style.js';

export const style: Style = {
  title: '28 Pop art',
  description: 'Loud flat inks cut by tone, one colour against another.',
  rigs: [
    {
      ambient: [0.3, 0.3, 0.3],
      lamps: [{ from: [-0.8, -0.45, 0.5], colour: [1, 1, 1], strength: 0.95, wrap: 0.1 }],
    },
    {
      ambient: [0.3, 0.3, 0.3],
      lamps: [{ from: [0.8, -0.45, 0.5], colour: [1, 1, 1], strength: 0.95, wrap: 0.1 }],
    },
  ],
  backdrops: [
    { kind: 'panel', pattern: 'plain', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'dots', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'rays', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'sun', ground: '#000000', figure: '#ffffff' },
  ],
  relight: { delight: 0.6, lowest: 0.3, highest: 1.8 },
  skin: { strength: 0.75, hue: 52, minChroma: 18, maxChroma: 30 },
  retouch: { blemishes: 0.5, pores: 0.2 },
  grade: { contrast: 0, saturation: 1, lift: [0, 0, 0], vignette: 0, grain: 0 },
  look: {
    renderer: 'poster',
    palettes: [
      { inks: ['#1c1033', '#d8246f', '#ff9fb4', '#ffe3dd'], ground: '#ffd91f', figure: '#ffb81f' },
      { inks: ['#101a4a', '#2f6fd0', '#ffc59a', '#ffeccb'], ground: '#ff5a4a', figure: '#ff8368' },
      { inks: ['#2b0b2a', '#e2552a', '#ffcf6b', '#fff2c4'], ground: '#18a7a0', figure: '#5cc9bd' },
      { inks: ['#0f2a33', '#0d8f86', '#ffb59a', '#ffe7d6'], ground: '#f04b7d', figure: '#ff7fa2' },
      { inks: ['#1f1145', '#7440d8', '#f7a9cf', '#ffe8f2'], ground: '#a8dd3f', figure: '#cdf07f' },
    ],
    smoothing: 6,
    softness: 0.3,
    lines: 0.85,
    skin: 0.66,
    wear: 0.04,
  },
};
