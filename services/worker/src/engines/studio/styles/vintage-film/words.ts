import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'film'],
  search: 'retro analog analogue 70s old nostalgic faded',
  phrases: [
    'vintage film',
    'vintage style',
    'vintage photo',
    'vintage',
    'retro',
    'old photograph',
    'old photo',
    'analog film',
    'analogue film',
    'film photo',
    'nostalgic',
    '70s',
    '1970s',
  ],
  diffusion: photo(
    'portrait of {person} on faded colour negative film, soft blacks, visible grain',
  ),
};
