import type { Image } from '@likeness/contracts/http/images';
import { unmetOf } from '../../../lib/prompt-answers/unmet-of.js';

export type Unmet = { words: string; numbers: number[] };

/** What we couldn’t do, each once, with the numbers of the images it holds for. */
export function unmetOfAll(images: readonly { index: number; image: Image }[]): Unmet[] {
  const all = new Map<string, number[]>();
  for (const { index, image } of images) {
    for (const words of new Set(unmetOf(image))) {
      all.set(words, [...(all.get(words) ?? []), index + 1]);
    }
  }
  return [...all].map(([words, numbers]) => ({ words, numbers }));
}
