import type { Tier } from './owner.js';

type Status = string | null | undefined;

export const SUBSCRIBER_STATUSES: readonly string[] = ['active', 'canceling'];
/** Unpaid or disputed: without the plan's rights, but it can be mended and canceled. */
const HALTED_STATUSES: readonly string[] = ['past_due', 'disputed'];

/** Whether a subscription of this status gives the plan's rights. */
export function isSubscriber(status: Status): boolean {
  return SUBSCRIBER_STATUSES.includes(status ?? '');
}

export function isHalted(status: Status): boolean {
  return HALTED_STATUSES.includes(status ?? '');
}

/** Whether it renews until it is canceled. */
export function isRenewed(status: Status): boolean {
  return status === 'active' || isHalted(status);
}

export function memberTier(status: Status): Exclude<Tier, 'guest'> {
  return isSubscriber(status) ? 'subscriber' : 'member';
}
