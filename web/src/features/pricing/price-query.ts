import { queryOptions } from '@tanstack/react-query';
import { fetchPrices } from '../../lib/api/payments-api.js';

export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: fetchPrices,
  staleTime: 5 * 60_000,
  // The notice with its button is the better answer to a longer outage.
  retry: 1,
});
