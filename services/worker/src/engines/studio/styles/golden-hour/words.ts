import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'outdoors'],
  search: 'sunset sun warm sonnenuntergang coucher atardecer',
  phrases: [],
  diffusion: photo('portrait of {person} in open country, last warm sun behind the shoulder'),
};
