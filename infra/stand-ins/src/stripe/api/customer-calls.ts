import type { Stripe } from 'stripe';
import { z } from 'zod';
import { newId } from '../records/new-id.js';
import { onlyUsed } from '../records/only-used.js';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { found } from './found.js';
import { metadataParam, params } from './read-params.js';

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
      return { object: 'billing_portal.session', url: world.pages.portal() };
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
    livemode: false,
    metadata,
    name: null,
  });
}
