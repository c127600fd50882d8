import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'business'],
  search: 'bright white airy hell clair claro fashion',
  phrases: [],
  diffusion: photo('high-key fashion portrait of {person}, bright and airy, white background'),
};
