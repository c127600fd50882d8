import { holdingsSchema, ownersRequestSchema } from '../../http/internal-accounts.js';
import {
  captureHoldRequestSchema,
  holdCreditsRequestSchema,
  holdCreditsResponseSchema,
} from '../../http/internal-billing.js';
import {
  booksSchema,
  correctedSchema,
  correctionOrderSchema,
  declarationRefSchema,
  mailFiguresSchema,
  openDeclarationsSchema,
  paymentClaimsSchema,
  settledSchema,
  suspensionOrderSchema,
} from '../../http/operator.js';
import { paymentsInventoryRequestSchema, paymentsInventorySchema } from '../../http/payments.js';
import { defineCalls } from '../call-definition.js';

/** Every call is idempotent. */
export const billingInternalCalls = defineCalls('billing', {
  /** Holds credits for several images, all or none of them; idempotent by `group_id`. */
  holdCredits: {
    at: 'POST /internal/holds',
    callers: ['lenses', 'images'],
    body: holdCreditsRequestSchema,
    answers: { 200: { of: holdCreditsResponseSchema } },
    errors: ['CREDITS_REQUIRED', 'GENERATION_CONFLICT'],
  },
  captureHold: {
    at: 'POST /internal/holds/capture',
    callers: ['lenses'],
    body: captureHoldRequestSchema,
    answers: { 204: {} },
    errors: ['HOLD_GONE'],
  },
  countPurchases: {
    at: 'POST /internal/holdings',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 200: { of: holdingsSchema } },
  },
  listPayments: {
    at: 'POST /internal/inventory',
    callers: ['auth'],
    body: paymentsInventoryRequestSchema,
    answers: { 200: { of: paymentsInventorySchema } },
  },
  erasePayments: {
    at: 'POST /internal/erasures',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 204: {} },
  },
  readBooks: {
    at: 'GET /internal/books',
    callers: ['auth'],
    answers: { 200: { of: booksSchema } },
  },
  readMails: {
    at: 'GET /internal/mails',
    callers: ['auth'],
    answers: { 200: { of: mailFiguresSchema } },
  },
  correctCredits: {
    at: 'POST /internal/corrections',
    callers: ['auth'],
    body: correctionOrderSchema,
    answers: { 200: { of: correctedSchema } },
    errors: ['FIELD_INVALID'],
  },
  listPaymentClaims: {
    at: 'GET /internal/claims',
    callers: ['auth'],
    answers: { 200: { of: paymentClaimsSchema } },
  },
  suspendPayments: {
    at: 'POST /internal/suspensions',
    callers: ['auth'],
    body: suspensionOrderSchema,
    answers: { 204: {} },
    errors: ['PAYMENTS_UNAVAILABLE'],
  },
  listOpenDeclarations: {
    at: 'GET /internal/declarations',
    callers: ['auth'],
    answers: { 200: { of: openDeclarationsSchema } },
  },
  settleDeclaration: {
    at: 'POST /internal/declarations/settle',
    callers: ['auth'],
    body: declarationRefSchema,
    answers: { 200: { of: settledSchema } },
  },
});
