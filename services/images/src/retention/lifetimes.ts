import type { Owner } from '@likeness/contracts/identity/owner';

const HOUR_MS = 3_600_000;
const VISITOR_PHOTO_MS = 24 * HOUR_MS;
const VISITOR_PORTRAIT_MS = 7 * 24 * HOUR_MS;
/** Far longer than a check may take; what a dying process left unfinished goes after this. */
const UNCHECKED_MS = HOUR_MS / 4;
const HIDDEN_MS = 24 * HOUR_MS;

/** When a photo stops being kept; null for never. */
export function photoExpiry(owner: Owner): Date | null {
  return owner.kind === 'visitor' ? fromNow(VISITOR_PHOTO_MS) : null;
}

/** When a portrait stops being kept; null for never. */
export function portraitExpiry(owner: Owner): Date | null {
  return owner.kind === 'visitor' ? fromNow(VISITOR_PORTRAIT_MS) : null;
}

export function uncheckedExpiry(): Date {
  return fromNow(UNCHECKED_MS);
}

/** When a portrait that nobody has paid for goes. */
export function hiddenExpiry(): Date {
  return fromNow(HIDDEN_MS);
}

function fromNow(ms: number): Date {
  return new Date(Date.now() + ms);
}
