import { z } from 'zod';
import { missing } from '../stripe-fault.js';
import type { StripeWorld } from '../stripe-world.js';
import { call, type Call, listParams, yesOrNo } from './call.js';

const prices = listParams({ active: yesOrNo.optional() });
const disputes = listParams({ payment_intent: z.string().optional() });
const invoices = listParams({
  customer: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

const invoicePayments = listParams({
  invoice: z.string().optional(),
  payment: z
    .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
    .optional(),
});

/** Calls that only list. The control page opens and decides disputes. */
export function listCalls({ records }: StripeWorld): Call[] {
  return [
    call('GET', '/v1/prices', prices, (asked) => pageOf('/v1/prices', records.all('price'), asked)),
    call('GET', '/v1/disputes', disputes, (asked) =>
      pageOf('/v1/disputes', records.all('dispute'), asked),
    ),
    call('GET', '/v1/invoices', invoices, (asked) =>
      pageOf('/v1/invoices', records.all('invoice'), asked),
    ),
    call('GET', '/v1/invoice_payments', invoicePayments, ({ payment, ...asked }) => {
      const matching = records
        .all('invoice')
        .flatMap(({ payments }) => payments?.data ?? [])
        .filter((each) => !payment || each.payment.payment_intent === payment.payment_intent);
      return pageOf('/v1/invoice_payments', matching, asked);
    }),
  ];
}

type Asked = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  expand?: string[] | undefined;
};

/** @param asked with the values that fields of a record must have */
export function pageOf<T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after, expand: _, ...wanted }: Asked & { [Key in keyof T]?: unknown },
) {
  const fields = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const all = oldestFirst
    .filter((record) => fields.every(([key, value]) => record[key as keyof T] === value))
    .toReversed();
  const last = starting_after === undefined ? -1 : all.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) {
    throw missing('object', starting_after, 'starting_after');
  }
  const end = last + 1 + limit;
  return {
    object: 'list' as const,
    data: all.slice(last + 1, end),
    has_more: end < all.length,
    url,
  };
}
