import { z } from 'zod';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { found } from './found.js';
import { pageOf } from './page-of.js';
import { listParams, params, yesOrNo } from './read-params.js';

/** `/v1/products` and `/v1/prices`: reading only, for the stand-in sells what it is told to. */
export function catalogueCalls({ records }: StripeWorld): Call[] {
  const priceFilter = listParams({
    active: yesOrNo.optional(),
    currency: z.string().optional(),
    lookup_keys: z.array(z.string()).max(10).optional(),
    product: z.string().optional(),
    type: z.enum(['one_time', 'recurring']).optional(),
  });
  return [
    call('GET', '/v1/prices', priceFilter, (asked) => {
      const matching = records
        .all('price')
        .filter(
          (price) =>
            (asked.active === undefined || price.active === asked.active) &&
            (asked.currency === undefined || price.currency === asked.currency) &&
            (asked.product === undefined || price.product === asked.product) &&
            (asked.type === undefined || price.type === asked.type) &&
            (!asked.lookup_keys || asked.lookup_keys.includes(price.lookup_key ?? '')),
        );
      return pageOf('/v1/prices', matching, asked);
    }),
    call('GET', '/v1/prices/:id', params({}), (_asked, id) => found(records, 'price', id)),
    call('GET', '/v1/products', listParams({ active: yesOrNo.optional() }), (asked) => {
      const all = records.all('product');
      const matching = all.filter(({ active }) => (asked.active ?? active) === active);
      return pageOf('/v1/products', matching, asked);
    }),
    call('GET', '/v1/products/:id', params({}), (_asked, id) => found(records, 'product', id)),
  ];
}
