import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['drawing', 'monochrome'],
  search: 'kohle fusain carboncillo',
  phrases: ['charcoal drawing', 'charcoal sketch', 'charcoal portrait', 'in charcoal', 'charcoal'],
  diffusion: art('charcoal drawing of {person}, broad smudged strokes, deep blacks, rough paper'),
};
