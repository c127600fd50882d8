import * as text from '../messages/en.js';

type Voice = { words: string; who: string };

/** Set it to false once real testimonials replace our examples. */
export const areExamples: boolean = true;

export const voices: readonly Voice[] = [
  {
    words: text.weddingWords,
    who: text.weddingUse,
  },
  {
    words: text.teamWords,
    who: text.teamUse,
  },
  {
    words: text.motherWords,
    who: text.motherUse,
  },
];
