import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'outdoors'],
  search: 'green leaves park garten jardin jardín',
  phrases: [],
  diffusion: photo('portrait of {person} in a garden, open shade, green leaves far out of focus'),
};
