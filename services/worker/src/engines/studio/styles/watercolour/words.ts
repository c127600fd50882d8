import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['painting'],
  search: 'watercolor aquarell aquarelle acuarela',
  phrases: [
    'watercolour painting',
    'watercolor painting',
    'watercolour',
    'watercolor',
    'aquarelle',
    'water colour',
    'water color',
  ],
  diffusion: art('watercolour portrait of {person}, transparent washes, white paper'),
};
