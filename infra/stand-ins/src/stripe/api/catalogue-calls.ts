import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { pageOf } from './page-of.js';
import { listParams, yesOrNo } from './read-params.js';

export function catalogueCalls({ records }: StripeWorld): Call[] {
  return [
    call('GET', '/v1/prices', listParams({ active: yesOrNo.optional() }), (asked) => {
      const all = records.all('price');
      const matching = all.filter(({ active }) => (asked.active ?? active) === active);
      return pageOf('/v1/prices', matching, asked);
    }),
  ];
}
