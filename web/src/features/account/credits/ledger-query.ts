import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchLedger } from '../../../lib/api/payments-api.js';

/** More than a set can have, so that few are cut by the end of a page. */
const PAGE = 50;

/** One's credit history, newest first, page by page. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam }) => fetchLedger(PAGE, pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
