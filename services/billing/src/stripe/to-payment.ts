import type { Stripe } from 'stripe';
import { z } from 'zod';

export type Payment = {
  readonly sessionId: string;
  readonly userId: string;
  readonly customerId: string;
  readonly paymentIntentId: string | null;
  readonly name: string;
  readonly credits: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly taxCents: number | null;
  /** The invoice, or the receipt until the invoice exists. */
  readonly invoiceUrl: string | null;
  readonly paidAt: Date;
  /** The customer asked for it in spite of the right of withdrawal. */
  readonly beginNow: boolean;
  readonly isPaid: boolean;
  /** The bank has declined it after the checkout, as with SEPA. */
  readonly hasFailed: boolean;
  /** Refunded or disputed money in cents. */
  readonly reclaimedCents: number;
};

const ours = z.object({
  user_id: z.uuid(),
  name: z.string(),
  credits: z.coerce.number().int().min(1),
  begin_now: z.literal('yes').optional(),
});

/** Disputes that we won, and inquiries. */
export const DISPUTES_WITHOUT_LOSS = new Set<Stripe.Dispute.Status>([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/**
 * @param session with `invoice` and `payment_intent.latest_charge` expanded
 * @returns undefined unless it is a pack checkout of ours
 */
export function toPayment(
  session: Stripe.Checkout.Session,
  disputes: readonly Stripe.Dispute[],
): Payment | undefined {
  const { id, mode, customer, client_reference_id } = session;
  const metadata = ours.safeParse(session.metadata);
  if (mode !== 'payment' || customer === null || !metadata.success) return undefined;
  const { user_id: userId, name, credits, begin_now } = metadata.data;
  if (client_reference_id !== userId) return undefined;
  const amountCents = session.amount_total ?? 0;
  const disputed = disputes
    .filter(({ status }) => !DISPUTES_WITHOUT_LOSS.has(status))
    .reduce((sum, { amount }) => sum + amount, 0);
  const charge = latestCharge(session.payment_intent);
  const reclaimed = (charge?.amount_refunded ?? 0) + disputed;
  return {
    sessionId: id,
    userId,
    customerId: idOf(customer),
    paymentIntentId: session.payment_intent === null ? null : idOf(session.payment_intent),
    name,
    credits,
    amountCents,
    currency: session.currency ?? '',
    taxCents: taxOf(session),
    invoiceUrl: invoiceUrl(session) ?? charge?.receipt_url ?? null,
    paidAt: new Date((charge?.created ?? session.created) * 1_000),
    beginNow: begin_now === 'yes',
    isPaid: isPaid(session),
    hasFailed: session.status === 'complete' && charge?.status === 'failed',
    reclaimedCents: Math.min(amountCents, reclaimed),
  };
}

export function isPaid({ payment_status }: Stripe.Checkout.Session): boolean {
  return payment_status === 'paid' || payment_status === 'no_payment_required';
}

export function disputedPayment(session: Stripe.Checkout.Session): string | undefined {
  const { payment_intent: intent } = session;
  if (intent === null || !latestCharge(intent)?.disputed) return undefined;
  return idOf(intent);
}

function taxOf({ total_details, automatic_tax }: Stripe.Checkout.Session): number | null {
  const tax = total_details?.amount_tax ?? 0;
  return tax > 0 || automatic_tax.enabled ? tax : null;
}

function invoiceUrl({ invoice }: Stripe.Checkout.Session): string | undefined {
  return (typeof invoice === 'object' && invoice?.hosted_invoice_url) || undefined;
}

export function latestCharge(
  intent: Stripe.PaymentIntent | string | null,
): Stripe.Charge | undefined {
  if (intent === null || typeof intent === 'string') return undefined;
  const { latest_charge: charge } = intent;
  return charge === null || typeof charge === 'string' ? undefined : charge;
}

export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
