import type { Image } from '@likeness/contracts/http/images';
import type { QueryClient } from '@tanstack/react-query';
import { quickStartImagesQuery } from '../../runs/run-queries.js';

export const NO_IMAGES = 'No images found in your gallery. Please upload some images first.';

/** The gallery as it is now, for Quick Start. */
export function newestImages(queryClient: QueryClient): Promise<readonly Image[]> {
  return queryClient.fetchQuery({ ...quickStartImagesQuery, staleTime: 0 });
}
