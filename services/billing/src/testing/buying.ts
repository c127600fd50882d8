import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { IDEMPOTENCY_KEY } from '@likeness/contracts/http/payments';
import type { Answer } from '@likeness/testing/running-service';
import { member, type RunningBilling, SITE } from './running-billing.js';

const RETURN = {
  success_url: `${SITE}/pricing?status=success`,
  cancel_url: `${SITE}/pricing?status=cancel`,
};

export function buy(
  billing: RunningBilling,
  userId: string,
  more: object = {},
  key?: string,
): Promise<Answer> {
  const body = { price_id: 'price_25', quantity: 25, ...RETURN, ...more };
  return billing.post(member(userId), '/api/payments/one_time', body, keyed(key));
}

export function subscribe(
  billing: RunningBilling,
  userId: string,
  more: object = {},
  key?: string,
): Promise<Answer> {
  const body = { price_id: 'price_pro', ...RETURN, ...more };
  return billing.post(member(userId), '/api/payments/subscription', body, keyed(key));
}

function keyed(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { [IDEMPOTENCY_KEY]: key };
}

export function sessionOf(billing: RunningBilling, { status, body }: Answer) {
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { pathname } = new URL((body as { url: string }).url);
  return billing.stripe.records.get('checkout.session', basename(pathname));
}

export async function buyer(billing: RunningBilling) {
  const userId = randomUUID();
  const sessionId = sessionOf(billing, await buy(billing, userId)).id;
  billing.stripe.pay(sessionId);
  return { userId, sessionId };
}

let events = 0;
export function event(type: string, object: object) {
  events += 1;
  const id = `evt_${events}_${randomUUID().slice(0, 8)}`;
  return { id, type, created: Math.floor(Date.now() / 1_000), data: { object } };
}
