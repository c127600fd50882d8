import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { EARLY_STALE_MS } from '../../lib/load-early.js';

export const stateQuery = queryOptions({
  queryKey: ['operator', 'state'],
  queryFn: () => call('GET /api/auth/operator/session'),
  retry: false,
  staleTime: EARLY_STALE_MS,
});
