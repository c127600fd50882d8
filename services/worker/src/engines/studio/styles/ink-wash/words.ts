import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['painting', 'drawing', 'monochrome'],
  search: 'sumi-e tusche encre tinta',
  phrases: ['ink wash', 'ink painting', 'sumi e', 'sumi', 'brush ink'],
  diffusion: art('ink wash portrait of {person}, one brush, diluted greys bleeding into paper'),
};
