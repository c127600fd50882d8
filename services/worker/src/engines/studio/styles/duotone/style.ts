import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Two colours across the whole tone, as on a record sleeve.',
  example: 'astronaut',
  photo: 'whole head',
  rigs: mirrored(0.38, lamp([-0.6, -0.5, 0.62], 0.82, 0.18)),
  backdrops: [
    { kind: 'panel', pattern: 'plain', ground: '#000000', figure: '#ffffff' },
    { kind: 'panel', pattern: 'sun', ground: '#000000', figure: '#ffffff' },
  ],
  relight: { delight: 0.8, lowest: 0.3, highest: 1.8 },
  retouch: { blemishes: 0.45, pores: 0.1 },
  look: {
    renderer: 'poster',
    palettes: [
      { inks: ['#1b1464', '#ff6f61', '#ffe8d0'], ground: '#ff8a73', figure: '#ffd0b0' },
      { inks: ['#0b2545', '#13a89e', '#f4f1c9'], ground: '#0f6f86', figure: '#13a89e' },
      { inks: ['#2d0b45', '#e0457b', '#ffd9a0'], ground: '#7a1f66', figure: '#e0457b' },
      { inks: ['#10303a', '#c2592b', '#ffe9c4'], ground: '#e0a546', figure: '#f0c777' },
      { inks: ['#171c54', '#f07f45', '#fff0d8'], ground: '#2f6f8f', figure: '#5fa3b3' },
      { inks: ['#14163d', '#7d62f0', '#f3eaff'], ground: '#5548c8', figure: '#9c8cff' },
      { inks: ['#0f2d1f', '#4fae5a', '#f5f3cf'], ground: '#2f7d4f', figure: '#86c98a' },
      { inks: ['#3a0f14', '#d6423a', '#ffe4cc'], ground: '#a82a36', figure: '#e8796b' },
    ],
    smoothing: 0,
    softness: 1,
    lines: 0.3,
    skin: 0.62,
    wear: 0.03,
  },
  diffusion: art('duotone portrait of {person}, two colours, record sleeve'),
};
