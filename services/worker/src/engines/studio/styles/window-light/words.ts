import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'business'],
  search: 'daylight natural',
  phrases: [],
  diffusion: photo('portrait of {person} beside a tall window, soft daylight, quiet room'),
};
