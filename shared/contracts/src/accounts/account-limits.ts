/** In Unicode code points, so that emoji count as one. */
export const ACCOUNT_LIMITS = { name: 200, email: 254, password: 256 } as const;
