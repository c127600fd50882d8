import { z } from 'zod';
import { customerOf } from '../objects/customer.js';
import { previousValues } from '../records/event-log.js';
import type { Kinds } from '../records/stripe-records.js';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { found } from './found.js';
import { pageOf } from './page-of.js';
import { listParams, metadataParam, params } from './read-params.js';

const fields = {
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(500).optional(),
  phone: z.string().max(20).optional(),
  metadata: metadataParam,
};

/** `/v1/customers`. */
export function customerCalls(world: StripeWorld): Call[] {
  const { records, clock, events } = world;
  return [
    call('POST', '/v1/customers', params(fields), (asked) => {
      const customer = records.put(customerOf(asked, clock.now()));
      events.add('customer.created', customer);
      return customer;
    }),
    call('GET', '/v1/customers', listParams({ email: z.string().optional() }), (asked) => {
      const all = records.all('customer');
      const matching = all.filter(({ email }) => (asked.email ?? email) === email);
      return pageOf('/v1/customers', matching, asked);
    }),
    call('GET', '/v1/customers/:id', params({}), (_asked, id) =>
      records.find('local.deleted', `deleted_${id}`)
        ? deletedCustomer(id)
        : found(records, 'customer', id),
    ),
    call('POST', '/v1/customers/:id', params(fields), ({ expand: _, ...asked }, id) => {
      const before = found(records, 'customer', id);
      const changes = changesOf(before, asked);
      const changed = records.update('customer', id, changes);
      events.add('customer.updated', changed, previousValues(before, changes));
      return changed;
    }),
    call('DELETE', '/v1/customers/:id', params({}), (_asked, id) => {
      const customer = found(records, 'customer', id);
      endWhatIsTheirs(world, id);
      records.remove(id);
      records.put({ id: `deleted_${id}`, object: 'local.deleted' });
      events.add('customer.deleted', customer);
      return deletedCustomer(id);
    }),
  ];
}

const deletedCustomer = (id: string) => ({ id, object: 'customer', deleted: true });

/** An empty text removes a field; metadata are merged, and an empty value removes its key. */
function changesOf(
  before: Kinds['customer'],
  { metadata, ...texts }: z.infer<ReturnType<typeof params<typeof fields>>>,
): Partial<Kinds['customer']> {
  const given = Object.entries(texts).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(
    given.map(([key, value]) => [key, value === '' ? null : value]),
  );
  return { ...changes, ...(metadata && { metadata: mergedMetadata(before.metadata, metadata) }) };
}

/** Stripe's way of changing metadata: key by key. */
export function mergedMetadata(
  before: Record<string, string>,
  given: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries({ ...before, ...given });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function endWhatIsTheirs({ records, subscriptions, sessions }: StripeWorld, customer: string) {
  for (const subscription of records.all('subscription')) {
    if (subscription.customer !== customer || subscription.status === 'canceled') continue;
    subscriptions.end(subscription, 'cancellation_requested');
  }
  for (const session of records.all('checkout.session')) {
    if (session.customer === customer && session.status === 'open') sessions.expire(session.id);
  }
}
