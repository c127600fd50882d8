import type {
  Declaration,
  DeclarationRequest,
  Invoice,
  LedgerPage,
  Price,
  PurchaseRequest,
  SubscribeRequest,
} from '@likeness/contracts/http/payments';
import { locale } from '../locale.js';
import { pageCurrency } from '../money.js';
import { call } from './request.js';

/** In the currency of the page's language where Stripe has it. */
export async function fetchPrices(): Promise<Price[]> {
  const prices = await call('GET /api/payments/prices');
  return prices.map((price) => {
    const cents = price.currency_options[pageCurrency];
    return cents === undefined ? price : { ...price, unit_amount: cents, currency: pageCurrency };
  });
}

/** Returns the checkout URL. Idempotent: the same key returns the same checkout. */
export async function beginSubscription(request: SubscribeRequest, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  return (await call('POST /api/payments/subscription', { body: request, headers })).url;
}

export async function beginPurchase(request: PurchaseRequest, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  return (await call('POST /api/payments/one_time', { body: request, headers })).url;
}

/** Throws a 404 `ApiError` when the checkout belongs to another user. */
export async function isCheckoutPaid(id: string): Promise<boolean> {
  return (await call('GET /api/payments/checkouts/:id', { params: { id } })).is_paid;
}

export function cancelSubscription(): Promise<void> {
  return call('DELETE /api/payments/subscription');
}

/** Newest first. @param before the `next` cursor of the previous page */
export function fetchLedger(limit: number, before: string | null): Promise<LedgerPage> {
  const query = { limit, ...(before !== null && { before }) };
  return call('GET /api/payments/ledger', { query });
}

export async function fetchInvoices(): Promise<Invoice[]> {
  return (await call('GET /api/payments/invoices')).invoices;
}

export function declare(request: DeclarationRequest): Promise<Declaration> {
  return call('POST /api/payments/declarations', { body: { ...request, language: locale } });
}
