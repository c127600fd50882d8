import type {
  Declaration,
  DeclarationRequest,
  LedgerPage,
  Price,
  PurchaseRequest,
  SubscribeRequest,
} from '@likeness/contracts/http/payments';
import { call } from './request.js';

/** The plan and the packs, in no order that means anything. */
export function fetchPrices(): Promise<Price[]> {
  return call('GET /api/payments/prices');
}

/** Begins a checkout for the plan; the browser goes to the address to pay. With the same key it is the same one. */
export async function beginSubscription(request: SubscribeRequest, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  return (await call('POST /api/payments/subscription', { body: request, headers })).url;
}

/** Begins a checkout for a pack; the browser goes to the address to pay. With the same key it is the same one. */
export async function beginPurchase(request: PurchaseRequest, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  return (await call('POST /api/payments/one_time', { body: request, headers })).url;
}

/** Whether a checkout that this person has begun is paid. A 404 `ApiError` where it is not theirs. */
export async function isCheckoutPaid(id: string): Promise<boolean> {
  return (await call('GET /api/payments/checkouts/:id', { params: { id } })).is_paid;
}

/** The subscription ends at the close of the current period. */
export function cancelSubscription(): Promise<void> {
  return call('DELETE /api/payments/subscription');
}

/** What happened to one's credits, newest first. @param before the `next` of the page before */
export function fetchLedger(limit: number, before: string | null): Promise<LedgerPage> {
  const query = { limit, ...(before !== null && { before }) };
  return call('GET /api/payments/ledger', { query });
}

/** Declares a withdrawal or a cancellation, without login too; answers when it was received. */
export function declare(request: DeclarationRequest): Promise<Declaration> {
  return call('POST /api/payments/declarations', { body: request });
}
