import { sharedNow } from '@likeness/service-kit/time/shared-clock';
const HOUR_MS = 3_600_000;
/** Far longer than a check may take; what a dying process left unfinished goes after this. */
const UNCHECKED_MS = HOUR_MS / 4;
const HIDDEN_MS = 24 * HOUR_MS;

/** Of a member without a subscription. */
export const MEMBER_DAYS = 90;

export function uncheckedExpiry(): Date {
  return fromNow(UNCHECKED_MS);
}

/** When a portrait that nobody has paid for goes. */
export function hiddenExpiry(): Date {
  return fromNow(HIDDEN_MS);
}

export function fromNow(ms: number): Date {
  return new Date(sharedNow() + ms);
}
