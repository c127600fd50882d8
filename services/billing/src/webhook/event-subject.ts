import { z } from 'zod';

/** The object to fetch again, because the event's own data may be outdated. */
export type Subject = {
  readonly kind: 'checkout' | 'subscription' | 'payment';
  readonly id: string;
};

export const stripeEventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  /** Unix time in seconds. */
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
export type StripeEvent = z.infer<typeof stripeEventSchema>;

const withId = z.object({ id: z.string() });
const withPayment = z.object({ payment_intent: z.string() });
/** Since 2025-03-31, an invoice names its subscription under `parent`. */
const invoice = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
});

export function subjectOf({
  type,
  data: { object },
}: Pick<StripeEvent, 'type' | 'data'>): Subject | undefined {
  if (type.startsWith('checkout.session.')) {
    const id = withId.safeParse(object).data?.id;
    return id === undefined ? undefined : { kind: 'checkout', id };
  }
  if (type.startsWith('customer.subscription.')) {
    const id = withId.safeParse(object).data?.id;
    return id === undefined ? undefined : { kind: 'subscription', id };
  }
  if (type.startsWith('invoice.')) {
    const id = invoice.safeParse(object).data?.parent.subscription_details.subscription;
    return id === undefined ? undefined : { kind: 'subscription', id };
  }
  if (type.startsWith('charge.') || type.startsWith('refund.')) {
    const id = withPayment.safeParse(object).data?.payment_intent;
    return id === undefined ? undefined : { kind: 'payment', id };
  }
  return undefined;
}
