import { z } from 'zod';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { found } from './found.js';
import { pageOf } from './page-of.js';
import { listParams, params, wholeNumber } from './read-params.js';

const created = z
  .strictObject({
    gt: wholeNumber.optional(),
    gte: wholeNumber.optional(),
    lt: wholeNumber.optional(),
    lte: wholeNumber.optional(),
  })
  .optional();

/** `/v1/events`. */
export function eventCalls({ records }: StripeWorld): Call[] {
  const filter = listParams({
    type: z.string().optional(),
    types: z.array(z.string()).max(20).optional(),
    created,
  });
  return [
    call('GET', '/v1/events', filter, (asked) => {
      const {
        gt = -Infinity,
        gte = -Infinity,
        lt = Infinity,
        lte = Infinity,
      } = asked.created ?? {};
      const matching = records
        .all('event')
        .filter(
          (event) =>
            (asked.type ?? event.type) === event.type &&
            (!asked.types || asked.types.includes(event.type)) &&
            event.created > gt &&
            event.created >= gte &&
            event.created < lt &&
            event.created <= lte,
        );
      return pageOf('/v1/events', matching, asked);
    }),
    call('GET', '/v1/events/:id', params({}), (_asked, id) => found(records, 'event', id)),
  ];
}
