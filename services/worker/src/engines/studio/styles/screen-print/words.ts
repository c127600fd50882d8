import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['print'],
  search: 'silkscreen risograph riso halftone siebdruck sérigraphie serigrafía',
  phrases: ['screen print', 'silkscreen', 'risograph', 'riso', 'halftone'],
  diffusion: art('screen print of {person}, two inks, coarse dots, slightly out of register'),
};
