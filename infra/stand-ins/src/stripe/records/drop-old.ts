import type { StripeRecords } from './stripe-records.js';

/** Stripe keeps events available for 30 days. */
const eventSeconds = 30 * 86_400;

export function dropOld(records: StripeRecords, now: number): void {
  for (const { id, created, pending_webhooks } of records.all('event')) {
    if (pending_webhooks > 0 || created + eventSeconds > now) continue;
    records.remove(id);
    records.remove(`delivery_${id}`);
  }
  for (const { id, until } of records.all('local.answer')) {
    if (until < Date.now()) records.remove(id);
  }
}
