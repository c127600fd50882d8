import { ApiError } from '../../lib/api/api-error.js';

type Kind = 'subscription' | 'purchase';

/** What is shown when a checkout can't begin: the server's words, else the catalogue's. */
export function checkoutFailure(kind: Kind, error: unknown): string {
  const detail = error instanceof ApiError ? error.detail : null;
  return detail ?? `Failed to start ${kind}.`;
}

/** Where the browser comes back to; the payment page puts the session's id into its place. */
export function returnUrls(origin: string) {
  return {
    success_url: `${origin}/pricing?status=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/pricing?status=cancel`,
  };
}
