export const OVERVIEW_KEY = ['operator', 'overview'] as const;
export const FAILURES_KEY = ['operator', 'failures'] as const;
export const SUSPENSIONS_KEY = ['operator', 'suspensions'] as const;
export const CLAIMS_KEY = ['operator', 'claims'] as const;
export const ACTS_KEY = ['operator', 'acts'] as const;
export const NOTICE_KEY = ['site-notice'] as const;
export const DECLARATIONS_KEY = ['operator-declarations'] as const;

export const REFRESH_MS = 10_000;
