import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { EARLY_STALE_MS } from '../../lib/load-early.js';

export const stateQuery = queryOptions({
  queryKey: ['operator', 'state'],
  queryFn: () => call('GET /api/auth/operator/session'),
  retry: false,
  staleTime: EARLY_STALE_MS,
});

export const OVERVIEW_KEY = ['operator', 'overview'] as const;
export const FAILURES_KEY = ['operator', 'failures'] as const;
export const SUSPENSIONS_KEY = ['operator', 'suspensions'] as const;
export const CLAIMS_KEY = ['operator', 'claims'] as const;
export const ACTS_KEY = ['operator', 'acts'] as const;
export const NOTICE_KEY = ['site-notice'] as const;
export const DECLARATIONS_KEY = ['operator-declarations'] as const;

export const REFRESH_MS = 10_000;
