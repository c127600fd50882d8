import { z } from 'zod';
import * as payments from '../../http/payments.js';
import { languageSchema } from '../../http/fields.js';
import { defineCalls } from '../call-definition.js';

const STRIPE_ERRORS = ['PAYMENTS_REFUSED', 'PAYMENTS_UNAVAILABLE'] as const;
const CHECKOUT_ERRORS = [
  'PRICE_UNKNOWN',
  'PRICE_KIND',
  'CURRENCY_UNAVAILABLE',
  'RETURN_URL_FOREIGN',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  ...STRIPE_ERRORS,
] as const;
const PAGE = { says: 'The page.', of: z.string(), types: ['text/html'] } as const;
const PRESSED = z.object({ [payments.IDEMPOTENCY_KEY]: payments.idempotencyKeySchema.optional() });
const confirmationQuerySchema = z.object({
  token: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Without one, the page says that it is no longer good.' }),
  language: languageSchema.optional(),
});

export const paymentCalls = defineCalls('billing', {
  listPrices: {
    at: 'GET /api/payments/prices',
    callers: 'anybody',
    summary: 'The plan and the packs of credits',
    answers: { 200: { says: 'Every price, cheapest first.', of: payments.pricesResponseSchema } },
    errors: STRIPE_ERRORS,
  },
  buyCredits: {
    at: 'POST /api/payments/one_time',
    callers: 'members',
    summary: 'Begin the purchase of a pack',
    description: 'Credits come when it is paid; open pages hear `account.changed`.',
    headers: PRESSED,
    body: payments.purchaseRequestSchema,
    answers: { 200: { says: 'Where to pay.', of: payments.checkoutResponseSchema } },
    errors: [...CHECKOUT_ERRORS, 'QUANTITY_WRONG'],
  },
  subscribe: {
    at: 'POST /api/payments/subscription',
    callers: 'members',
    summary: 'Begin a subscription',
    headers: PRESSED,
    body: payments.subscribeRequestSchema,
    answers: { 200: { says: 'Where to pay.', of: payments.checkoutResponseSchema } },
    errors: [...CHECKOUT_ERRORS, 'ALREADY_SUBSCRIBED', 'PAYMENT_PROCESSING'],
  },
  readCheckout: {
    at: 'GET /api/payments/checkouts/:id',
    callers: 'members',
    summary: 'Whether a checkout that one has begun is paid',
    params: payments.checkoutParamsSchema,
    answers: { 200: { says: 'As Stripe has it now.', of: payments.checkoutStateSchema } },
    errors: ['NOT_FOUND', ...STRIPE_ERRORS],
  },
  openPortal: {
    at: 'POST /api/payments/portal',
    callers: 'members',
    summary: 'Stripe’s page to change the payment method and pay what is open',
    body: payments.portalRequestSchema,
    answers: { 200: { says: 'Where the browser goes.', of: payments.checkoutResponseSchema } },
    errors: ['RETURN_URL_FOREIGN', 'NOT_SUBSCRIBED', ...STRIPE_ERRORS],
  },
  cancelSubscription: {
    at: 'DELETE /api/payments/subscription',
    callers: 'members',
    summary: 'End the subscription with its current period, an unpaid one at once',
    answers: { 204: { says: 'It ends with the period, or did so before.' } },
    errors: ['NOT_SUBSCRIBED', ...STRIPE_ERRORS],
  },
  readLedger: {
    at: 'GET /api/payments/ledger',
    callers: 'members',
    summary: 'Every movement of one’s credits, newest first',
    query: payments.ledgerQuerySchema,
    answers: { 200: { says: 'A page.', of: payments.ledgerPageSchema } },
  },
  listInvoices: {
    at: 'GET /api/payments/invoices',
    callers: 'members',
    summary: 'One’s paid invoices, newest first, at most 100',
    answers: { 200: { says: 'As Stripe has them now.', of: payments.invoicesSchema } },
    errors: STRIPE_ERRORS,
  },
  declare: {
    at: 'POST /api/payments/declarations',
    callers: 'anybody',
    summary: 'Withdraw from a contract (BGB §356a) or cancel one (§312k), without login',
    description:
      'A receipt with the declaration’s words and time goes to the address that is given.',
    body: payments.declarationRequestSchema,
    answers: { 202: { says: 'Received.', of: payments.declarationResponseSchema } },
    errors: ['TOO_MANY_REQUESTS'],
  },
  askConfirmation: {
    at: 'GET /api/payments/declarations/confirmation',
    callers: 'anybody',
    summary: 'The page that a receipt’s link leads to; it changes nothing',
    query: confirmationQuerySchema,
    answers: { 200: PAGE },
  },
  confirmCancellation: {
    at: 'POST /api/payments/declarations/confirmation',
    callers: 'anybody',
    summary: 'End the subscription that a declaration was about, with its current period',
    query: confirmationQuerySchema,
    answers: { 200: PAGE },
    errors: STRIPE_ERRORS,
  },
  hearStripe: {
    at: 'POST /api/payments/webhook',
    callers: 'anybody',
    summary: 'Stripe’s events, signed in `Stripe-Signature`',
    body: z.unknown(),
    answers: {
      200: {
        says: 'Applied, known before, or of no interest.',
        of: z.object({ received: z.literal(true) }),
      },
    },
    errors: ['WEBHOOK_INVALID', ...STRIPE_ERRORS],
  },
});
