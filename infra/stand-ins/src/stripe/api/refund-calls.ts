import { z } from 'zod';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { found } from './found.js';
import { params } from './read-params.js';

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
