import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/request.js';
import { styleOptions } from './style-options.js';

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: async () => (await call('GET /api/images/all-styles')).styles,
  select: styleOptions,
  staleTime: 30_000,
  // The form says early that styles are missing and offers to try again.
  retry: 1,
  // Styles come and go with the workers that provide them.
  refetchInterval: ({ state }) => (state.data?.length === 0 ? 2_000 : 30_000),
});
