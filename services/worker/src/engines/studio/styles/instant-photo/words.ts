import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo'],
  search: 'polaroid sofortbild',
  phrases: ['polaroid', 'instant photo', 'instant picture', 'instant film'],
  diffusion: photo('instant photo of {person}, direct flash, shifted colours, white border'),
};
