import { randomBytes } from 'node:crypto';

const prefixes = {
  customer: 'cus_',
  'checkout.session': 'cs_test_',
  subscription: 'sub_',
  subscription_item: 'si_',
  invoice: 'in_',
  invoice_item: 'ii_',
  invoice_payment: 'inpay_',
  line_item: 'il_',
  item: 'li_',
  payment_intent: 'pi_',
  payment_method: 'pm_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  event: 'evt_',
  request: 'req_',
} as const;

export function newId(of: keyof typeof prefixes): string {
  return prefixes[of] + randomBytes(12).toString('hex');
}
