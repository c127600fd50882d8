import { z } from 'zod';
import { defineJob } from './job-definition.js';

/** In the currency's smallest unit. */
const priceSchema = z.object({
  total: z.int().min(0),
  /** Null when Stripe calculates no tax. */
  tax: z.int().min(0).nullable(),
  currency: z.string().min(1),
});
const orderSchema = {
  price: priceSchema,
  ordered_at: z.iso.datetime(),
  invoice_url: z.url().nullable(),
};

export const paymentFactSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pack'),
    ...orderSchema,
    name: z.string(),
    credits: z.int().min(1),
  }),
  z.object({
    kind: z.literal('subscription'),
    ...orderSchema,
    renews_at: z.iso.datetime().nullable(),
  }),
  z.object({
    kind: z.literal('cancellation'),
    cancelled_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable(),
  }),
]);
export type PaymentFact = z.infer<typeof paymentFactSchema>;

export const paymentTellJob = defineJob({
  name: 'payment.tell',
  queue: 'accounts',
  payload: z.object({
    user_id: z.uuid(),
    reference: z.string().regex(/^[\w-]+$/),
    fact: paymentFactSchema,
  }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: ({ reference }) => `payment-tell-${reference}`,
});
