import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { IMAGES_KEY } from '../../lib/images/image-queries.js';

/** Small enough to keep long galleries light. */
export const PICKER_PAGE_SIZE = 24;

/** Few retries: the user is waiting in an open dialog and can retry manually. */
const RETRIES = 1;

export type PickerOrigin = 'both' | 'ai_generated' | 'user_provided';

export const pickerPageQuery = (origin: PickerOrigin, page: number) =>
  queryOptions({
    queryKey: [...IMAGES_KEY, 'picker', { origin }, page] as const,
    queryFn: ({ signal }) =>
      call('GET /api/images', { query: { origin, page, limit: PICKER_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    retry: RETRIES,
  });

export const headPosesQuery = queryOptions({
  queryKey: [...IMAGES_KEY, 'head-poses'] as const,
  queryFn: async ({ signal }) => (await call('GET /api/images/headposes', { signal })).images,
  retry: RETRIES,
});

export const defaultHeadPosesQuery = queryOptions({
  queryKey: ['default-head-poses'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/images/default-headposes', { signal })).images,
  staleTime: 5 * 60_000,
  retry: RETRIES,
});
