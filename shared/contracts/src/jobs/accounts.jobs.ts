import { z } from 'zod';
import { defineJob, FACT_TRIES } from './job-definition.js';

/** `revision` increases with every change of an account; auth drops outdated ones. */
export const accountSnapshotJob = defineJob({
  name: 'account.standing',
  queue: 'accounts',
  payload: z.object({
    user_id: z.uuid(),
    revision: z.int().min(1),
    credits: z.int().min(0),
    subscription_status: z.string().nullable(),
    subscription_start: z.iso.datetime().nullable(),
    subscription_end: z.iso.datetime().nullable(),
  }),
  tries: FACT_TRIES,
  dedupeKey: (payload) => `account-standing-${payload.user_id}-${payload.revision}`,
});

/** `revision` increases with every change of an account; images drops outdated ones. */
export const accountPlanJob = defineJob({
  name: 'account.plan',
  queue: 'plans',
  payload: z.object({
    user_id: z.uuid(),
    revision: z.int().min(1),
    is_subscriber: z.boolean(),
  }),
  tries: FACT_TRIES,
  dedupeKey: (payload) => `account-plan-${payload.user_id}-${payload.revision}`,
});

/** Days before the deletion of a member's images. */
export const EXPIRY_NOTICE_DAYS = [14, 3] as const;

export const expiryTellJob = defineJob({
  name: 'expiry.tell',
  queue: 'accounts',
  payload: z.object({
    user_id: z.uuid(),
    days: z.literal(EXPIRY_NOTICE_DAYS),
    count: z.int().min(1),
    first_at: z.iso.datetime(),
    /** Images that expire before this time get no other notice. */
    covers_until: z.iso.datetime(),
  }),
  tries: FACT_TRIES,
  dedupeKey: ({ user_id, days, covers_until }) =>
    `expiry-tell-${user_id}-${days}-${Date.parse(covers_until)}`,
});

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
  /** The customer asked to begin before the 14 days of withdrawal end (BGB §357a). */
  begin_now: z.boolean().optional(),
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
  /** A renewal, or a payment that a bank decides later. */
  z.object({ kind: z.literal('failure'), of: z.enum(['subscription', 'pack']) }),
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
  tries: FACT_TRIES,
  dedupeKey: ({ reference }) => `payment-tell-${reference}`,
});
