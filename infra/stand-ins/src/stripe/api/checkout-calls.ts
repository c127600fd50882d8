import type { Stripe } from 'stripe';
import { newId, onlyUsed } from '../records/new-id.js';
import { z } from 'zod';
import { listOf } from '../objects/list-of.js';
import type { Kinds } from '../records/stripe-records.js';
import type { StripeWorld } from '../stripe-world.js';
import {
  type Call,
  call,
  found,
  listParams,
  metadataParam,
  params,
  wholeNumber,
  yesOrNo,
} from './call.js';
import { pageOf } from './list-calls.js';
import { StripeFault, badParameter } from '../stripe-fault.js';

const daySeconds = 86_400;

function sessionOf(params: SessionParams, amount: number, currency: string, now: number) {
  const isPayment = params.mode === 'payment';
  return onlyUsed<Stripe.Checkout.Session>({
    id: newId('checkout.session'),
    object: 'checkout.session',
    amount_total: amount,
    automatic_tax: { enabled: false },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: now,
    currency,
    customer: params.customer,
    expires_at: now + daySeconds,
    invoice: null,
    invoice_creation: isPayment ? { enabled: params.invoice_creation?.enabled ?? false } : null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: null,
  });
}

const address = z.url('Not a valid URL').max(5_000);
const lineItem = z.strictObject({ price: z.string(), quantity: wholeNumber.pipe(z.int().min(1)) });

const sessionParams = params({
  mode: z.enum(['payment', 'subscription'], 'must be payment or subscription'),
  line_items: z.array(lineItem).length(1, 'The local stand-in sells one line item'),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string(),
  currency: z.string().optional(),
  locale: z.string().optional(),
  metadata: metadataParam,
  subscription_data: z.strictObject({ metadata: metadataParam }).optional(),
  invoice_creation: z.strictObject({ enabled: yesOrNo }).optional(),
});
type SessionParams = z.infer<typeof sessionParams>;

export function checkoutCalls(world: StripeWorld): Call[] {
  const { records } = world;
  const filter = listParams({
    customer: z.string().optional(),
    payment_intent: z.string().optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  });
  return [
    call('POST', '/v1/checkout/sessions', sessionParams, (asked) => createSession(world, asked)),
    call('GET', '/v1/checkout/sessions', filter, (asked) =>
      pageOf('/v1/checkout/sessions', records.all('checkout.session'), asked),
    ),
    call('GET', '/v1/checkout/sessions/:id', params({}), (_asked, id) =>
      found(records, 'checkout.session', id),
    ),
    call('POST', '/v1/checkout/sessions/:id/expire', params({}), (_asked, id) => {
      const { status } = found(records, 'checkout.session', id);
      if (status === 'open') return world.sessions.expire(id);
      throw new StripeFault(
        400,
        `Only open Checkout Sessions can be expired; this one is ${status}.`,
      );
    }),
  ];
}

function createSession(world: StripeWorld, asked: SessionParams) {
  const { records, clock } = world;
  const now = clock.now();
  const sold = priceOf(world, asked);
  const { quantity } = sold;
  const price = priceIn(sold.price, asked.currency);
  found(records, 'customer', asked.customer, 'customer');
  if (asked.subscription_data && asked.mode !== 'subscription') {
    const message = 'You can not pass `subscription_data` outside `subscription` mode.';
    throw badParameter(message, 'subscription_data');
  }
  if (asked.invoice_creation && asked.mode !== 'payment') {
    const message = 'You can only enable invoice creation when `mode` is set to `payment`.';
    throw badParameter(message, 'invoice_creation');
  }
  const product = records.get('product', price.product as string);
  const line = lineItemOf(newId('item'), price, product, quantity);
  const session = sessionOf(asked, line.amount_total, price.currency, now);
  records.put({
    id: `order_${session.id}`,
    object: 'local.order',
    payment_intent: null,
    subscription_metadata: asked.subscription_data?.metadata ?? {},
  });
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  const line_items = listOf(url, [line]);
  return records.put({ ...session, line_items, url: `${world.origin()}/checkout/${session.id}` });
}

/** The price with its amount in another of its currencies. */
function priceIn(price: Kinds['price'], currency = price.currency): Kinds['price'] {
  const option = price.currency_options?.[currency];
  if (!option) {
    throw badParameter(
      `The price \`${price.id}\` does not support the currency \`${currency}\`.`,
      'currency',
    );
  }
  return { ...price, currency, unit_amount: option.unit_amount };
}

function priceOf(
  { records }: StripeWorld,
  { mode, line_items: [line] }: SessionParams,
): {
  price: Kinds['price'];
  quantity: number;
} {
  const price = found(records, 'price', line?.price ?? '', 'line_items[0][price]');
  if (!price.active) {
    const message = `The price specified is inactive. This field only accepts active prices.`;
    throw badParameter(message, 'line_items[0][price]');
  }
  if (mode === 'payment' && price.type === 'recurring') {
    const message =
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.';
    throw badParameter(message, 'line_items[0][price]');
  }
  if (mode === 'subscription' && price.type === 'one_time') {
    const message =
      'You must provide at least one recurring price in `subscription` mode when using prices.';
    throw badParameter(message, 'line_items[0][price]');
  }
  return { price, quantity: line?.quantity ?? 1 };
}

function lineItemOf(
  id: string,
  price: Kinds['price'],
  { name }: Kinds['product'],
  quantity: number,
) {
  return onlyUsed<Stripe.LineItem>({
    id,
    object: 'item',
    amount_total: (price.unit_amount ?? 0) * quantity,
    currency: price.currency,
    description: name,
    price,
    quantity,
  });
}
