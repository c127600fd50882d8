import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.js';
import { call } from '../lib/api/request.js';
import { throughLogin } from '../lib/session/through-login.js';
import { addressOf } from '../lib/locale.js';
import { Button } from './button.js';
import { ErrorAlert } from './field-error.js';
import * as text from './messages.js';

export function MendPaymentButton() {
  const { mutate, isPending, error } = useMutation({ mutationFn: mendPayment });
  const reason = error && ((error instanceof ApiError ? error.detail : null) ?? text.mendFailed);
  return (
    <div className="grid gap-2">
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        {text.mendPayment}
      </Button>
      <ErrorAlert error={reason} className="empty:hidden" />
    </div>
  );
}

/** Leaves for Stripe's page of the payment method. */
async function mendPayment(): Promise<void> {
  const return_url = window.location.origin + addressOf('/account');
  const { url } = await throughLogin(() =>
    call('POST /api/payments/portal', { body: { return_url } }),
  );
  window.location.assign(url);
}
