import * as text from '../messages/en.js';

export type TextPair = { readonly topText: string; readonly bottomText: string };

const SAMPLE_PAIRS: readonly TextPair[] = text.samplePairs.map(([topText, bottomText]) => ({
  topText,
  bottomText,
}));

export function randomPairs(count: number, random: () => number = Math.random): TextPair[] {
  const left = [...SAMPLE_PAIRS];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
