import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['print', 'geometric'],
  search: 'hope propaganda election wahlplakat',
  phrases: ['campaign poster', 'hope poster', 'propaganda poster', 'poster'],
  diffusion: art('campaign poster of {person}, stencilled shapes in navy, red and cream'),
};
