import { GERMAN_STYLE_NAMES } from '@likeness/contracts/generation/german-style-names';
import { STYLE_TERMS } from '../style-terms.js';
import phrases from './german.json' with { type: 'json' };
import type { Language } from './language.js';

const styleNames = Object.entries(STYLE_TERMS).map(([style, [english = '']]) => {
  const german = GERMAN_STYLE_NAMES[style.toLowerCase().replaceAll(' ', '-')] ?? style;
  return [german.toLowerCase().replaceAll('-', ' '), english] as const;
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
