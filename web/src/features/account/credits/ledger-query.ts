import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/request.js';
import { EARLY_STALE_MS } from '../../../lib/load-early.js';

/** Larger than any set, so that page ends split few sets. */
const PAGE = 50;

export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam: before }) =>
    call('GET /api/payments/ledger', { query: { limit: PAGE, before } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  staleTime: EARLY_STALE_MS,
});
