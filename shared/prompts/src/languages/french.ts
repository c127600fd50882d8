import phrases from './french.json' with { type: 'json' };
import type { Language } from './language.js';

export const FRENCH: Language = {
  putsAdjectivesLast: true,
  elision: /^(?:l|d|qu|j|m|s|c|n)'/u,
  endings: [
    ['s', ''],
    ['x', ''],
    ['es', ''],
    ['e', ''],
    ['te', 't'],
  ],
  phrases,
};
