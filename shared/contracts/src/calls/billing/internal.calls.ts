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
    method: 'POST',
    path: '/internal/holds',
    callers: ['lenses', 'images'],
    body: holdCreditsRequestSchema,
    answers: { 200: { of: holdCreditsResponseSchema } },
    errors: ['CREDITS_REQUIRED', 'GENERATION_CONFLICT'],
  },
  captureHold: {
    method: 'POST',
    path: '/internal/holds/capture',
    callers: ['lenses'],
    body: captureHoldRequestSchema,
    answers: { 204: {} },
    errors: ['HOLD_GONE'],
  },
  countPurchases: {
    method: 'POST',
    path: '/internal/holdings',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 200: { of: holdingsSchema } },
  },
  listPayments: {
    method: 'POST',
    path: '/internal/inventory',
    callers: ['auth'],
    body: paymentsInventoryRequestSchema,
    answers: { 200: { of: paymentsInventorySchema } },
  },
  erasePayments: {
    method: 'POST',
    path: '/internal/erasures',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 204: {} },
  },
  readBooks: {
    method: 'GET',
    path: '/internal/books',
    callers: ['auth'],
    answers: { 200: { of: booksSchema } },
  },
  readMails: {
    method: 'GET',
    path: '/internal/mails',
    callers: ['auth'],
    answers: { 200: { of: mailFiguresSchema } },
  },
  correctCredits: {
    method: 'POST',
    path: '/internal/corrections',
    callers: ['auth'],
    body: correctionOrderSchema,
    answers: { 200: { of: correctedSchema } },
    errors: ['FIELD_INVALID'],
  },
  listPaymentClaims: {
    method: 'GET',
    path: '/internal/claims',
    callers: ['auth'],
    answers: { 200: { of: paymentClaimsSchema } },
  },
  suspendPayments: {
    method: 'POST',
    path: '/internal/suspensions',
    callers: ['auth'],
    body: suspensionOrderSchema,
    answers: { 204: {} },
    errors: ['PAYMENTS_UNAVAILABLE'],
  },
  listOpenDeclarations: {
    method: 'GET',
    path: '/internal/declarations',
    callers: ['auth'],
    answers: { 200: { of: openDeclarationsSchema } },
  },
  settleDeclaration: {
    method: 'POST',
    path: '/internal/declarations/settle',
    callers: ['auth'],
    body: declarationRefSchema,
    answers: { 200: { of: settledSchema } },
  },
});
