import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchLedger } from '../../../lib/api/payments-api.js';

const PAGE = 20;

/** One's credit history, newest first, page by page. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam }) => fetchLedger(PAGE, pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
