import { z } from 'zod';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { mergedMetadata } from './customer-calls.js';
import { found } from './found.js';
import { pageOf } from './page-of.js';
import { listParams, metadataParam, params, yesOrNo } from './read-params.js';
import { missing } from '../stripe-fault.js';

const changes = params({ cancel_at_period_end: yesOrNo.optional(), metadata: metadataParam });

/** `/v1/subscriptions`; they begin on the checkout page. */
export function subscriptionCalls({ records, subscriptions }: StripeWorld): Call[] {
  const filter = listParams({
    customer: z.string().optional(),
    price: z.string().optional(),
    status: z.enum(['active', 'past_due', 'canceled', 'all', 'ended']).optional(),
  });
  /** @throws StripeFault also for one that has ended, which can't be changed any more */
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
          (subscription) =>
            (asked.customer ?? subscription.customer) === subscription.customer &&
            (!asked.price ||
              subscription.items.data.some(({ price }) => price.id === asked.price)) &&
            hasStatus(subscription.status, asked.status),
        );
      return pageOf('/v1/subscriptions', matching, asked);
    }),
    call('GET', '/v1/subscriptions/:id', params({}), (_asked, id) =>
      found(records, 'subscription', id),
    ),
    call('POST', '/v1/subscriptions/:id', changes, (asked, id) => {
      const subscription = living(id);
      const ending =
        asked.cancel_at_period_end === undefined
          ? subscription
          : subscriptions.cancelAtPeriodEnd(subscription, asked.cancel_at_period_end);
      if (!asked.metadata) return ending;
      const metadata = mergedMetadata(ending.metadata, asked.metadata);
      return subscriptions.change(ending, { metadata });
    }),
    call('DELETE', '/v1/subscriptions/:id', params({}), (_asked, id) =>
      subscriptions.end(living(id), 'cancellation_requested'),
    ),
  ];
}

/** Without a status, all that have not ended. */
function hasStatus(status: string, asked: string | undefined): boolean {
  if (asked === 'all') return true;
  if (asked === undefined) return status !== 'canceled';
  return status === (asked === 'ended' ? 'canceled' : asked);
}
