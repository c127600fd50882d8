import phrases from './spanish.json' with { type: 'json' };
import type { Language } from './language.js';

export const SPANISH: Language = {
  putsAdjectivesLast: true,
  endings: [
    ['s', ''],
    ['es', ''],
    ['a', 'o'],
    ['as', 'o'],
    ['os', 'o'],
  ],
  phrases,
};
