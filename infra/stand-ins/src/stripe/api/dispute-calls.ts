import { z } from 'zod';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { pageOf } from './page-of.js';
import { listParams } from './read-params.js';

/** `/v1/disputes`, read-only: the control page opens and decides them. */
export function disputeCalls({ records }: StripeWorld): Call[] {
  const filter = listParams({ payment_intent: z.string().optional() });
  return [
    call('GET', '/v1/disputes', filter, (asked) => {
      const matching = records
        .all('dispute')
        .filter(
          ({ payment_intent }) => (asked.payment_intent ?? payment_intent) === payment_intent,
        );
      return pageOf('/v1/disputes', matching, asked);
    }),
  ];
}
