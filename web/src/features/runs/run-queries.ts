import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: () => call('GET /api/lenses/allowance'),
  staleTime: 60_000,
  // Also polled so that an open form shows when rendering stops or resumes.
  refetchInterval: ({ state }) => (state.data?.is_rendering === false ? 5_000 : 30_000),
});

/** The newest images of one's gallery, among which Quick Start picks. */
export const quickStartImagesQuery = queryOptions({
  queryKey: ['quick-start-images'],
  queryFn: async () => {
    const query = { origin: 'both', page: 1, limit: 48 } as const;
    return (await call('GET /api/images', { query })).images;
  },
  staleTime: 60_000,
});
