import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['painting'],
  search: 'oil old master renaissance baroque öl ölgemälde huile óleo rembrandt',
  phrases: [
    'oil painting',
    'oil portrait',
    'oil paint',
    'painted in oil',
    'oil on canvas',
    'oil',
    'classical painting',
    'renaissance painting',
    'renaissance portrait',
    'renaissance',
    'baroque',
    'old master',
    'artistic painterly',
    'painterly',
    'painting',
    'painted',
    'artistic',
    'fine art',
  ],
  diffusion: art(
    'oil painting of {person}, thick textured strokes, warm light from one side, dark backdrop of an old master',
  ),
};
