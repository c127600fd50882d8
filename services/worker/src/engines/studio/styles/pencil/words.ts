import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['drawing', 'monochrome'],
  search: 'graphite bleistift crayon lápiz',
  phrases: [
    'pencil drawing',
    'pencil sketch',
    'pencil portrait',
    'pencil',
    'graphite',
    'sketch',
    'sketched',
    'hand drawn',
    'line drawing',
    'line art',
    'drawing',
  ],
  diffusion: art(
    'graphite pencil drawing of {person}, fine contours, hatched shading, white paper',
  ),
};
