import { GERMAN_STYLE_NAMES } from '@likeness/contracts/generation/german-style-names';
import { STYLE_TERMS } from '../style-terms.js';
import phrases from './german.json' with { type: 'json' };
import type { Language } from './language.js';

/** Names of styles that the dictionary does not have; a name that is English needs no translation. */
const styleNames = Object.entries(STYLE_TERMS).flatMap(([style, [english]]) => {
  const german = GERMAN_STYLE_NAMES[style.toLowerCase().replaceAll(' ', '-')];
  const phrase = german?.toLowerCase().replaceAll('-', ' ');
  if (!phrase || !english || phrase === style.toLowerCase()) return [];
  return [[phrase, english] as const];
});

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
  phrases: { ...Object.fromEntries(styleNames), ...phrases },
};
