import { ApiError } from '../../lib/api/api-error.js';
import { addressOf } from '../../lib/translated-pages.js';
import * as text from './messages/en.js';

type Kind = 'subscription' | 'purchase';

export function checkoutFailure(kind: Kind, error: unknown): string {
  const detail = error instanceof ApiError ? error.detail : null;
  if (detail !== null) return detail;
  return kind === 'subscription' ? text.subscriptionFailed : text.purchaseFailed;
}

/** Stripe replaces the placeholder with the session id. */
export function returnUrls(origin: string) {
  const address = origin + addressOf('/pricing');
  return {
    success_url: `${address}?status=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${address}?status=cancel`,
  };
}
