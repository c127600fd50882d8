import type { Image } from '@likeness/contracts/http/images';

export type Unmet = { words: string; numbers: number[] };

/** The parts of a prompt that one image could not honour, in words for the person. */
export function unmetOf(image: Image): string[] {
  const unmet = image.creation_method_config?.unmet;
  if (!Array.isArray(unmet)) return [];
  return unmet.filter((words): words is string => typeof words === 'string' && words !== '');
}

/** What could not be honoured, each once, with the numbers of the images it holds for. */
export function unmetOfAll(images: readonly { index: number; image: Image }[]): Unmet[] {
  const all = new Map<string, number[]>();
  for (const { index, image } of images) {
    for (const words of new Set(unmetOf(image))) {
      all.set(words, [...(all.get(words) ?? []), index + 1]);
    }
  }
  return [...all].map(([words, numbers]) => ({ words, numbers }));
}
