import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'monochrome'],
  search: 'classic',
  phrases: ['black and white photo', 'black and white portrait'],
  diffusion: photo('classic black and white portrait of {person}, deep blacks, silver tones'),
};
