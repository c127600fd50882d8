import type { Stripe } from 'stripe';
import { newId, onlyUsed } from '../records/new-id.js';

const daySeconds = 86_400;

export type SessionParams = {
  mode: 'payment' | 'subscription';
  success_url: string;
  cancel_url?: string | undefined;
  client_reference_id?: string | undefined;
  customer: string;
  metadata?: Record<string, string> | undefined;
  invoice_creation?: { enabled: boolean } | undefined;
};

export function sessionOf(params: SessionParams, amount: number, currency: string, now: number) {
  const isPayment = params.mode === 'payment';
  return onlyUsed<Stripe.Checkout.Session>({
    id: newId('checkout.session'),
    object: 'checkout.session',
    amount_total: amount,
    automatic_tax: { enabled: false },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: now,
    currency,
    customer: params.customer,
    expires_at: now + daySeconds,
    invoice: null,
    invoice_creation: isPayment ? { enabled: params.invoice_creation?.enabled ?? false } : null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: null,
  });
}
