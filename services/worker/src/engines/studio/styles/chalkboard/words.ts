import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['drawing', 'monochrome'],
  search: 'blackboard tafel ardoise pizarra',
  phrases: ['chalkboard', 'blackboard', 'white chalk', 'chalk drawing'],
  diffusion: art('white chalk drawing of {person} on a dark board'),
};
