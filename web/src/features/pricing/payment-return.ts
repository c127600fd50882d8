import { ApiError } from '../../lib/api/api-error.js';

export type PaymentReturn =
  | { kind: 'cancelled' }
  /** Anyone can write such a URL, so the server must confirm the payment. */
  | { kind: 'claimed'; checkoutId: string };

export function readReturn(
  status: string | undefined,
  checkoutId: string | undefined,
): PaymentReturn | null {
  if (status === 'cancel') return { kind: 'cancelled' };
  if (status === 'success' && checkoutId) return { kind: 'claimed', checkoutId };
  return null;
}

export function wayBack(checkoutId: string): string {
  return `/pricing?${new URLSearchParams({ status: 'success', session_id: checkoutId })}`;
}

/** `foreign` is unknown or another account's; `known` was celebrated before. */
export type PaymentState =
  | 'asking'
  | 'offline'
  | 'no-one'
  | 'paid'
  | 'known'
  | 'unpaid'
  | 'foreign'
  | 'unclear';

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
