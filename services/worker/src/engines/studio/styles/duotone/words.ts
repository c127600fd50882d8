import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['print'],
  search: 'two tone two-tone album cover zweifarbig',
  phrases: ['duotone', 'two tone', 'album cover', 'record sleeve'],
  diffusion: art('duotone portrait of {person}, two colours, record sleeve'),
};
