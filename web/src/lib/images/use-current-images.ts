import type { Image } from '@likeness/contracts/http/images';
import { useQueries } from '@tanstack/react-query';
import { imageQuery } from './image-queries.js';

const dataOf = (results: readonly { data: Image }[]) => results.map(({ data }) => data);

export function useCurrentImages(images: readonly Image[]): Image[] {
  return useQueries({
    queries: images.map((image) => ({
      ...imageQuery(image.id),
      initialData: image,
      // No request: updates arrive through the cache.
      enabled: false,
    })),
    combine: dataOf,
  });
}
