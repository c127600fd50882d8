import type { Image } from '@likeness/contracts/http/images';
import { useQueries } from '@tanstack/react-query';
import { imageQuery } from './image-queries.js';

const dataOf = (results: readonly { data: Image }[]) => results.map(({ data }) => data);

/** Images that something else holds, as they are by now: changes made in any tab included. */
export function useCurrentImages(images: readonly Image[]): Image[] {
  return useQueries({
    queries: images.map((image) => ({
      ...imageQuery(image.id),
      initialData: image,
      // Nothing is asked: what changes is told.
      enabled: false,
    })),
    combine: dataOf,
  });
}
