import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['painting'],
  search: 'impasto acrylic acryl spachtel',
  phrases: ['palette knife', 'thick paint', 'impasto', 'acrylic painting', 'acrylic'],
  diffusion: art('palette knife painting of {person}, broad slabs of thick colour'),
};
