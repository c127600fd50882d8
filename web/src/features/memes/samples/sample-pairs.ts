import { shuffle } from '../../../lib/lists.js';
import * as text from '../messages.js';

export type TextPair = { readonly topText: string; readonly bottomText: string };

const SAMPLE_PAIRS: readonly TextPair[] = text.samplePairs.map(([topText, bottomText]) => ({
  topText,
  bottomText,
}));

export function randomPairs(count: number, random: () => number = Math.random): TextPair[] {
  return shuffle(SAMPLE_PAIRS, random).slice(0, count);
}
