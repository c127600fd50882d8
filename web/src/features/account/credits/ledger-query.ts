import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchLedger } from '../../../lib/api/payments-api.js';

/** Larger than any set, so that page ends split few sets. */
const PAGE = 50;

export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam }) => fetchLedger(PAGE, pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
