import { ApiError } from '../../lib/api/api-error.js';

/** What the address says of a payment, on the way back from its page. */
export type PaymentReturn =
  | { kind: 'cancelled' }
  /** Anybody can write such an address: whether it is paid is asked. */
  | { kind: 'claimed'; checkoutId: string };

export function readReturn(
  status: string | undefined,
  checkoutId: string | undefined,
): PaymentReturn | null {
  if (status === 'cancel') return { kind: 'cancelled' };
  if (status === 'success' && checkoutId) return { kind: 'claimed', checkoutId };
  return null;
}

/** The way back here, for who has to log in first. */
export function wayBack(checkoutId: string): string {
  return `/pricing?${new URLSearchParams({ status: 'success', session_id: checkoutId })}`;
}

/**
 * What is known of a payment that the address claims. `foreign` is nobody's, or another account's;
 * `known` has been celebrated before.
 */
export type PaymentState =
  'asking' | 'offline' | 'no-one' | 'paid' | 'known' | 'unpaid' | 'foreign' | 'unclear';

type Asked = {
  isSignedOut: boolean;
  isPaused: boolean;
  isPaid: boolean | undefined;
  error: unknown;
  wasCelebrated: boolean;
};

export function paymentState(asked: Asked): PaymentState {
  const { isSignedOut, isPaused, isPaid, error, wasCelebrated } = asked;
  if (isSignedOut) return 'no-one';
  if (isPaid === true) return wasCelebrated ? 'known' : 'paid';
  if (isPaid === false) return 'unpaid';
  if (error instanceof ApiError && error.status === 404) return 'foreign';
  if (error) return 'unclear';
  return isPaused ? 'offline' : 'asking';
}
