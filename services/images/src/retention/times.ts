import { sharedNow } from '@likeness/service-kit/time/shared-clock';
const HOUR_MS = 3_600_000;
/** Far longer than a check: older drafts belong to a crashed process. */
const UNCHECKED_MS = HOUR_MS / 4;
const HIDDEN_MS = 24 * HOUR_MS;

export function uncheckedExpiry(): Date {
  return fromNow(UNCHECKED_MS);
}

export function hiddenExpiry(): Date {
  return fromNow(HIDDEN_MS);
}

export function fromNow(ms: number): Date {
  return new Date(sharedNow() + ms);
}
