import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'business'],
  search: 'büro bureau oficina work',
  phrases: [],
  diffusion: photo('business portrait of {person} in a bright modern office, blurred background'),
};
