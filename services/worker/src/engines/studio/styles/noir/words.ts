import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'monochrome', 'film'],
  search: 'detective crime krimi blinds',
  phrases: ['film noir', 'noir', 'detective film', 'crime film'],
  diffusion: photo(
    'film noir still of {person}, hard light, shadow of a venetian blind, black and white',
  ),
};
