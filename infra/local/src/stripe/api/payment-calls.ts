import { z } from 'zod';
import type { Kinds } from '../records/stripe-records.js';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call } from './call.js';
import { found } from './found.js';
import { pageOf } from './page-of.js';
import { listParams, metadataParam, params, wholeNumber } from './read-params.js';
import { badParameter } from '../stripe-fault.js';

const refundParams = params({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataParam,
});
const customer = z.string().optional();
const charge = z.string().optional();
const payment_intent = z.string().optional();

/** `/v1/payment_intents`, `/v1/charges`, `/v1/refunds`, `/v1/disputes` and `/v1/invoices`. */
export function paymentCalls(world: StripeWorld): Call[] {
  const { records } = world;
  const reading = (kind: 'payment_intent' | 'charge' | 'invoice' | 'refund' | 'dispute') =>
    call('GET', `/v1/${kind}s/:id`, params({}), (_asked, id) => found(records, kind, id));
  return [
    reading('payment_intent'),
    reading('charge'),
    reading('invoice'),
    reading('refund'),
    reading('dispute'),
    call('GET', '/v1/payment_intents', listParams({ customer }), (asked) => {
      const matching = records
        .all('payment_intent')
        .filter((intent) => (asked.customer ?? intent.customer) === intent.customer);
      return pageOf('/v1/payment_intents', matching, asked);
    }),
    call('GET', '/v1/charges', listParams({ customer, payment_intent }), (asked) => {
      const matching = records
        .all('charge')
        .filter(
          (charge) =>
            (asked.customer ?? charge.customer) === charge.customer &&
            (asked.payment_intent ?? charge.payment_intent) === charge.payment_intent,
        );
      return pageOf('/v1/charges', matching, asked);
    }),
    call(
      'GET',
      '/v1/invoices',
      listParams({ customer, subscription: z.string().optional() }),
      (asked) => {
        const matching = records
          .all('invoice')
          .filter(
            (invoice) =>
              (asked.customer ?? invoice.customer) === invoice.customer &&
              (!asked.subscription ||
                invoice.parent?.subscription_details?.subscription === asked.subscription),
          );
        return pageOf('/v1/invoices', matching, asked);
      },
    ),
    call('GET', '/v1/refunds', listParams({ charge, payment_intent }), (asked) => {
      const matching = records
        .all('refund')
        .filter(
          (refund) =>
            (asked.charge ?? refund.charge) === refund.charge &&
            (asked.payment_intent ?? refund.payment_intent) === refund.payment_intent,
        );
      return pageOf('/v1/refunds', matching, asked);
    }),
    call('GET', '/v1/disputes', listParams({ charge, payment_intent }), (asked) => {
      const matching = records
        .all('dispute')
        .filter(
          (dispute) =>
            (asked.charge ?? dispute.charge) === dispute.charge &&
            (asked.payment_intent ?? dispute.payment_intent) === dispute.payment_intent,
        );
      return pageOf('/v1/disputes', matching, asked);
    }),
    call('POST', '/v1/refunds', refundParams, ({ amount, reason, metadata, ...named }) => {
      const charge = chargeToRefund(world, named);
      const details = { amount, reason: reason ?? null, metadata: metadata ?? {} };
      return world.refunds.give(charge, details);
    }),
  ];
}

function chargeToRefund(
  { records }: StripeWorld,
  named: { charge?: string | undefined; payment_intent?: string | undefined },
): Kinds['charge'] {
  if (named.charge) return found(records, 'charge', named.charge, 'charge');
  if (!named.payment_intent) {
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'charge',
    );
  }
  const intent = found(records, 'payment_intent', named.payment_intent, 'payment_intent');
  if (intent.status === 'succeeded') return records.get('charge', intent.latest_charge as string);
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
  throw badParameter(message, 'payment_intent');
}
