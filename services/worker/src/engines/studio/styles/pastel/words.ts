import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['painting', 'drawing'],
  search: 'crayon soft chalk pastell',
  phrases: ['pastel drawing', 'pastel painting', 'soft pastels', 'chalk pastel', 'crayon'],
  diffusion: art('pastel portrait of {person}, soft coloured chalks on toned paper'),
};
