import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['painting'],
  search: 'van gogh starry night expressionist',
  phrases: [
    'van gogh starry night sky',
    'van gogh starry night',
    'van gogh starry sky',
    'vincent van gogh',
    'van gogh',
    'night swirls',
    'starry night',
    'swirling brushstrokes',
    'swirls',
    'expressionist',
  ],
  diffusion: art('painting of {person}, whirling strokes of blue and yellow, windy summer night'),
};
