import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'film'],
  search: 'cinematic teal night',
  phrases: ['film still', 'movie still', 'cinematic', 'cinema', 'movie scene'],
  diffusion: photo('film still of {person} on a street at night, warm skin against teal light'),
};
