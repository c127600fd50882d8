import { z } from 'zod';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { found } from './found.js';
import { pageOf } from './list-calls.js';
import { listParams, metadataParam, params, yesOrNo } from './read-params.js';
import { missing } from '../stripe-fault.js';

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
      const matching = records
        .all('subscription')
        .filter(
          ({ customer, status }) =>
            (asked.customer ?? customer) === customer && status !== 'canceled',
        );
      return pageOf('/v1/subscriptions', matching, asked);
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
