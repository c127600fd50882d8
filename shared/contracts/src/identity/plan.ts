import type { Tier } from './owner.js';

type Status = string | null | undefined;

/** For SQL; the same as in `isSubscriber`, which every page loads. */
export const SUBSCRIBER_STATUSES: readonly string[] = ['active', 'canceling'];

/** Whether a subscription of this status gives the plan's rights. */
export function isSubscriber(status: Status): boolean {
  return status === 'active' || status === 'canceling';
}

export function memberTier(status: Status): Exclude<Tier, 'guest'> {
  return isSubscriber(status) ? 'subscriber' : 'member';
}
