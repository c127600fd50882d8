import type { Image } from '@likeness/contracts/http/images';
import type { QueryClient } from '@tanstack/react-query';
import { quickStartImagesQuery } from '../../runs/run-queries.js';
import * as text from '../messages.js';

export const NO_IMAGES = text.noImages;

/** The gallery as it is now, for Quick Start. */
export function newestImages(queryClient: QueryClient): Promise<readonly Image[]> {
  return queryClient.fetchQuery({ ...quickStartImagesQuery, staleTime: 0 });
}
