import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { imagePageQuery, IMAGES_KEY } from '../../lib/images/image-queries.js';
import { EARLY_STALE_MS } from '../../lib/load-early.js';

export const newestQuery = imagePageQuery({}, 1, 24);

/** Below the images' key, because a finished image changes the jobs too. */
export const jobsQuery = queryOptions({
  queryKey: [...IMAGES_KEY, 'under-way'],
  queryFn: async () => (await call('GET /api/lenses/jobs', { query: { state: 'active' } })).jobs,
  staleTime: EARLY_STALE_MS,
});
