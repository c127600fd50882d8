import phrases from './german.json' with { type: 'json' };
import type { Language } from './language.js';

export const GERMAN: Language = {
  digraphs: true,
  endings: [
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['em', ''],
    ['e', ''],
    ['n', ''],
    ['s', ''],
    ['en', 'e'],
  ],
  phrases,
};
