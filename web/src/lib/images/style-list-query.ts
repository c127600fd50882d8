import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/request.js';

export const styleListQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: async () => (await call('GET /api/images/all-styles')).styles,
  staleTime: 30_000,
  // The form says early that styles are missing and offers to try again.
  retry: 1,
});
