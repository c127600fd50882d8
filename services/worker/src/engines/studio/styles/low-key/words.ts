import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo'],
  search: 'dark moody dramatic dunkel sombre oscuro',
  phrases: [],
  diffusion: photo('low-key portrait of {person}, one light in a dark room, sculpted shadows'),
};
