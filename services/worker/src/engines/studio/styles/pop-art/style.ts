import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Loud flat inks cut by tone, one color against another.',
  example: 'long-hair',
  photo: 'whole head',
  rigs: mirrored(0.42, lamp([-0.6, -0.5, 0.62], 0.8, 0.15)),
  backdrops: [
    { kind: 'panel', pattern: 'plain', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'dots', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'rays', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'sun', ground: '#000000', figure: '#ffffff' },
  ],
  relight: { delight: 0.8, lowest: 0.3, highest: 1.8 },
  retouch: { blemishes: 0.5, pores: 0.2 },
  look: {
    renderer: 'poster',
    palettes: [
      {
        inks: ['#1c1033', '#d8246f', '#ff9fb4', '#ffd9d6'],
        hair: ['#1c1033', '#1f5fc4', '#35a7ea', '#8fd8f7'],
        lips: ['#1c1033', '#c3123f', '#e8324f', '#fff3ea'],
        ground: '#ffd91f',
        figure: '#ffb81f',
      },
      {
        inks: ['#101a4a', '#c9502f', '#ffb98a', '#ffe3bf'],
        hair: ['#101a4a', '#2f6fd0', '#f2c11f', '#ffe36b'],
        lips: ['#101a4a', '#b5123c', '#e0263f', '#fff3ea'],
        ground: '#27b3a7',
        figure: '#63cfc2',
      },
      {
        inks: ['#2b0b2a', '#e2552a', '#ffc45e', '#ffe9ae'],
        hair: ['#2b0b2a', '#8c1f7a', '#d6459f', '#ff9fcb'],
        lips: ['#2b0b2a', '#b3123f', '#df2748', '#fff3ea'],
        ground: '#1897a7',
        figure: '#5cbfc9',
      },
      {
        inks: ['#0f2a33', '#c4482f', '#ffb08f', '#ffe0cd'],
        hair: ['#0f2a33', '#0d8f86', '#3ec9a9', '#a4efd0'],
        lips: ['#0f2a33', '#a8163a', '#d8203f', '#fff3ea'],
        ground: '#f04b7d',
        figure: '#ff7fa2',
      },
      {
        inks: ['#1f1145', '#7440d8', '#f7a0c6', '#ffdcea'],
        hair: ['#1f1145', '#e0552f', '#ff9a3d', '#ffd07a'],
        lips: ['#1f1145', '#b01656', '#dc2b73', '#fff3ea'],
        ground: '#9bd53a',
        figure: '#c3ea72',
      },
      {
        inks: ['#231942', '#e56b1f', '#ffcf80', '#fff1cf'],
        hair: ['#231942', '#c2185b', '#ff5fa2', '#ffb3d1'],
        lips: ['#231942', '#b5123c', '#e0263f', '#fff3ea'],
        ground: '#2f9bff',
        figure: '#7cc4ff',
      },
      {
        inks: ['#0b3954', '#d8664a', '#ffc59e', '#ffeedd'],
        hair: ['#0b3954', '#6a4c93', '#b892ff', '#e0d0ff'],
        lips: ['#0b3954', '#b3123f', '#df2748', '#fff3ea'],
        ground: '#c81d4f',
        figure: '#e8507f',
      },
      {
        inks: ['#3a0d1d', '#d6404a', '#ffa793', '#ffe2d8'],
        hair: ['#3a0d1d', '#3d348b', '#7678ed', '#c5c6ff'],
        lips: ['#3a0d1d', '#a8163a', '#d8203f', '#fff3ea'],
        ground: '#fff1d6',
        figure: '#ffd9a0',
      },
    ],
    outline: 2.6,
    smoothing: 6,
    softness: 0.3,
    lines: 0.85,
    skin: 0.66,
    wear: 0.04,
  },
  diffusion: art('pop art portrait of {person}, loud flat inks, strong contrast of colours'),
};
