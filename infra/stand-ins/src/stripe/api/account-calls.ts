import { z } from 'zod';
import type { Stripe } from 'stripe';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call, found, listParams, metadataParam, params, yesOrNo } from './call.js';
import { pageOf } from './list-calls.js';
import { missing } from '../stripe-fault.js';
import { newId, onlyUsed } from '../records/new-id.js';

const changes = params({
  cancel_at_period_end: yesOrNo.optional(),
  metadata: metadataParam,
  /** An empty value resumes the collection. */
  pause_collection: z
    .union([z.literal('').transform(() => null), z.strictObject({ behavior: z.literal('void') })])
    .optional(),
});

export function subscriptionCalls({ records, subscriptions }: StripeWorld): Call[] {
  const filter = listParams({ customer: z.string().optional() });
  /** @throws StripeFault for a missing or an ended subscription */
  function living(id: string) {
    const subscription = found(records, 'subscription', id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    return subscription;
  }
  return [
    call('GET', '/v1/subscriptions', filter, (asked) => {
      const living = records.all('subscription').filter(({ status }) => status !== 'canceled');
      return pageOf('/v1/subscriptions', living, asked);
    }),
    call('GET', '/v1/subscriptions/:id', params({}), (_asked, id) =>
      found(records, 'subscription', id),
    ),
    call('POST', '/v1/subscriptions/:id', changes, (asked, id) => {
      const { cancel_at_period_end, metadata, pause_collection } = asked;
      if (metadata !== undefined) subscriptions.label(living(id), metadata);
      if (pause_collection !== undefined) {
        const pause = pause_collection && { ...pause_collection, resumes_at: null };
        subscriptions.change(living(id), { pause_collection: pause });
      }
      return cancel_at_period_end === undefined
        ? living(id)
        : subscriptions.cancelAtPeriodEnd(living(id), cancel_at_period_end);
    }),
    call('DELETE', '/v1/subscriptions/:id', params({}), (_asked, id) =>
      subscriptions.end(living(id)),
    ),
  ];
}

const portal = params({ customer: z.string(), return_url: z.url() });

export function customerCalls(world: StripeWorld): Call[] {
  const { records, clock, events } = world;
  return [
    call('POST', '/v1/customers', params({ metadata: metadataParam }), ({ metadata = {} }) => {
      const customer = records.put(customerOf(metadata, clock.now()));
      events.add('customer.created', customer);
      return customer;
    }),
    call('POST', '/v1/billing_portal/sessions', portal, ({ customer }) => {
      found(records, 'customer', customer, 'customer');
      // The control page stands in for the portal.
      return { object: 'billing_portal.session', url: `${world.origin()}/` };
    }),
    call('DELETE', '/v1/customers/:id', params({}), (_asked, id) => {
      const customer = found(records, 'customer', id);
      endWhatIsTheirs(world, id);
      records.remove(id);
      events.add('customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    }),
  ];
}

function endWhatIsTheirs({ records, subscriptions, sessions }: StripeWorld, customer: string) {
  for (const subscription of records.all('subscription')) {
    if (subscription.customer !== customer || subscription.status === 'canceled') continue;
    subscriptions.end(subscription);
  }
  for (const session of records.all('checkout.session')) {
    if (session.customer === customer && session.status === 'open') sessions.expire(session.id);
  }
}

function customerOf(metadata: Record<string, string>, now: number) {
  return onlyUsed<Stripe.Customer>({
    id: newId('customer'),
    object: 'customer',
    created: now,
    email: null,
    metadata,
    name: null,
  });
}

const whole = params({ payment_intent: z.string() });

export function refundCalls({ records, refunds }: StripeWorld): Call[] {
  return [
    call('POST', '/v1/refunds', whole, ({ payment_intent: id }) => {
      const intent = found(records, 'payment_intent', id, 'payment_intent');
      const charge = found(records, 'charge', intent.latest_charge as string, 'payment_intent');
      return refunds.give(charge, { reason: null, metadata: {} });
    }),
  ];
}
