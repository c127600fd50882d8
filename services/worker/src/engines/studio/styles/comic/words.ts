import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['drawing', 'print'],
  search: 'cartoon graphic novel manga anime superhero',
  phrases: ['comic book', 'comic style', 'comic', 'graphic novel', 'cartoon', 'superhero comic'],
  nearest: [
    'anime',
    'manga',
    'ghibli anime',
    'studio ghibli',
    'ghibli',
    'disney',
    'pixar',
    'simpsons',
    'simpson',
    'lego',
    '3d cartoon',
  ],
  diffusion: art('comic book panel of {person}, flat colours, ink contours, halftone dots'),
};
