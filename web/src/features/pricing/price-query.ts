import { queryOptions } from '@tanstack/react-query';
import { fetchPrices } from '../../lib/api/payments-api.js';

export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: fetchPrices,
  staleTime: 5 * 60_000,
  // During a longer outage, the notice with its retry button is better than more retries.
  retry: 1,
});
