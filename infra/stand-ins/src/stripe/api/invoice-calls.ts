import { z } from 'zod';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { pageOf } from './page-of.js';
import { listParams } from './read-params.js';

export function invoiceCalls({ records }: StripeWorld): Call[] {
  const filter = listParams({
    customer: z.string().optional(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  });
  return [
    call('GET', '/v1/invoices', filter, (asked) => {
      const matching = records
        .all('invoice')
        .filter(
          ({ customer, status }) =>
            (asked.customer ?? customer) === customer && (asked.status ?? status) === status,
        );
      return pageOf('/v1/invoices', matching, asked);
    }),
  ];
}
