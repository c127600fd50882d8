import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { EARLY_STALE_MS } from '../../lib/load-early.js';

export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: async () => (await call('GET /api/payments/invoices')).invoices,
  staleTime: EARLY_STALE_MS,
});

export const loginSessionsQuery = queryOptions({
  queryKey: ['login-sessions'],
  queryFn: async () => (await call('GET /api/users/me/sessions')).sessions,
  staleTime: EARLY_STALE_MS,
});
