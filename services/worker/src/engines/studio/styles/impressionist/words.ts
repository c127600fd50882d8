import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['painting', 'outdoors'],
  search: 'impressionism monet renoir plein air',
  phrases: ['monet', 'renoir', 'impressionist', 'impressionism', 'impressionistic', 'plein air'],
  diffusion: art(
    'impressionist painting of {person} outdoors, short strokes of broken colour, sunlight',
  ),
};
