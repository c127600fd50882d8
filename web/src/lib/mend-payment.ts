import { call } from './api/request.js';
import { throughLogin } from './session/through-login.js';
import { addressOf } from './translated-pages.js';

/** Leaves for Stripe's page of the payment method. */
export async function mendPayment(): Promise<void> {
  const return_url = window.location.origin + addressOf('/account');
  const { url } = await throughLogin(() =>
    call('POST /api/payments/portal', { body: { return_url } }),
  );
  window.location.assign(url);
}
