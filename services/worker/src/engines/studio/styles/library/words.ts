import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo'],
  search: 'books bücher bibliothek bibliothèque biblioteca',
  phrases: [],
  diffusion: photo('portrait of {person} in an old library, warm lamplight, shelves of books'),
};
