import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['drawing'],
  search: 'sanguine rötel sanguina',
  phrases: ['red chalk', 'sanguine'],
  diffusion: art('red chalk drawing of {person}, sanguine on warm paper, renaissance study'),
};
