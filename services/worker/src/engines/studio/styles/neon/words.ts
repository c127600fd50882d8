import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'film'],
  search: 'cyberpunk synthwave club futuristic',
  phrases: ['neon', 'cyberpunk', 'synthwave', 'vaporwave', 'futuristic'],
  diffusion: photo('portrait of {person} at night, neon signs, pink and blue light, wet street'),
};
