import { randomBytes } from 'node:crypto';
import type { Wire } from './stripe-records.js';

const prefixes = {
  customer: 'cus_',
  'checkout.session': 'cs_test_',
  subscription: 'sub_',
  subscription_item: 'si_',
  invoice: 'in_',
  invoice_payment: 'inpay_',
  line_item: 'il_',
  item: 'li_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  event: 'evt_',
  request: 'req_',
} as const;

export function newId(of: keyof typeof prefixes): string {
  return prefixes[of] + randomBytes(12).toString('hex');
}

type Some<T> = T extends readonly (infer Each)[]
  ? Some<Each>[]
  : T extends object
    ? { [Key in keyof T]?: Some<T[Key]> | undefined }
    : T;

/** A Stripe object with the fields that Likeness and its tests read. Stripe sends more. */
export function onlyUsed<T>(fields: Some<Wire<T>>): Wire<T> {
  return fields as Wire<T>;
}
