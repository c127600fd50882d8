import type { Tier } from '@likeness/contracts/identity/owner';

/** 1 is served first. */
export const PRIORITY: Record<Tier, number> = { subscriber: 1, member: 2, guest: 3 };
