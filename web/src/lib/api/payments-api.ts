import type {
  Checkout,
  Declaration,
  DeclarationRequest,
  LedgerPage,
  Price,
  PurchaseRequest,
  SubscribeRequest,
} from '@likeness/contracts/http/payments';
import { requestJson, requestNothing } from './request.js';

function post<T>(path: string, body: object): Promise<T> {
  return requestJson(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The plan and the packs, in no order that means anything. */
export function fetchPrices(): Promise<Price[]> {
  return requestJson('payments/prices');
}

/** Begins a checkout for the plan; the browser goes to the address to pay. */
export async function beginSubscription(request: SubscribeRequest): Promise<string> {
  return (await post<Checkout>('payments/subscription', request)).url;
}

/** Begins a checkout for a pack; the browser goes to the address to pay. */
export async function beginPurchase(request: PurchaseRequest): Promise<string> {
  return (await post<Checkout>('payments/one_time', request)).url;
}

/** The subscription ends at the close of the current period. */
export function cancelSubscription(): Promise<void> {
  return requestNothing('payments/subscription', { method: 'DELETE' });
}

/** What happened to one's credits, newest first. @param before the `next` of the page before */
export function fetchLedger(limit: number, before: string | null): Promise<LedgerPage> {
  const query = new URLSearchParams({ limit: String(limit), ...(before !== null && { before }) });
  return requestJson(`payments/ledger?${query}`);
}

/** Declares a withdrawal or a cancellation, without login too; answers when it was received. */
export function declare(request: DeclarationRequest): Promise<Declaration> {
  return post('payments/declarations', request);
}
