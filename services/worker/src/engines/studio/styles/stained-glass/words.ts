import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['geometric'],
  search: 'mosaic church window glasfenster vitrail vidriera',
  phrases: ['stained glass window', 'church window', 'stained glass', 'mosaic'],
  diffusion: art('stained glass window of {person}, glowing panes, lead lines'),
};
