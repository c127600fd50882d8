import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['geometric'],
  search: 'polygon polygonal triangles 3d',
  phrases: ['low poly', 'polygonal', 'geometric', 'polygon', 'origami'],
  diffusion: art('low poly portrait of {person}, flat triangles'),
};
