import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import {
  checkoutResponseSchema,
  declarationRequestSchema,
  declarationResponseSchema,
  ledgerPageSchema,
  ledgerQuerySchema,
  pricesResponseSchema,
  purchaseRequestSchema,
  subscribeRequestSchema,
} from '../http/payments.js';
import { jsonBody } from './account-answers.js';
import { errors, json } from './responses.js';

const tags = ['payments'];
const security = [{ bearer: [] }];
const page = json('The page.', z.string());
const confirmation = { query: z.object({ token: z.string() }) };

/** Calls that the billing service answers. */
export const PAYMENT_PATHS: ZodOpenApiPathsObject = {
  '/api/payments/prices': {
    get: {
      operationId: 'listPrices',
      tags,
      security: [],
      summary: 'The plan and the packs of credits',
      responses: {
        200: json('Every price, cheapest first.', pricesResponseSchema),
        ...errors('PAYMENTS_UNAVAILABLE'),
      },
    },
  },
  '/api/payments/one_time': {
    post: {
      operationId: 'buyCredits',
      tags,
      security,
      summary: 'Begin the purchase of a pack',
      description: 'Credits come when it is paid; open pages hear `account.changed`.',
      requestBody: jsonBody(purchaseRequestSchema),
      responses: {
        200: json('Where to pay.', checkoutResponseSchema),
        ...errors(
          'BAD_REQUEST',
          'PRICE_UNKNOWN',
          'PRICE_KIND',
          'QUANTITY_WRONG',
          'RETURN_URL_FOREIGN',
          'ORIGIN_NOT_ALLOWED',
          'UNAUTHORIZED',
          'FIELD_INVALID',
          'PAYMENTS_UNAVAILABLE',
        ),
      },
    },
  },
  '/api/payments/subscription': {
    post: {
      operationId: 'subscribe',
      tags,
      security,
      summary: 'Begin a subscription',
      requestBody: jsonBody(subscribeRequestSchema),
      responses: {
        200: json('Where to pay.', checkoutResponseSchema),
        ...errors(
          'BAD_REQUEST',
          'PRICE_UNKNOWN',
          'PRICE_KIND',
          'RETURN_URL_FOREIGN',
          'ORIGIN_NOT_ALLOWED',
          'UNAUTHORIZED',
          'ALREADY_SUBSCRIBED',
          'FIELD_INVALID',
          'PAYMENTS_UNAVAILABLE',
        ),
      },
    },
    delete: {
      operationId: 'cancelSubscription',
      tags,
      security,
      summary: 'End the subscription with its current period',
      responses: {
        204: { description: 'It ends with the period, or did so before.' },
        ...errors('ORIGIN_NOT_ALLOWED', 'UNAUTHORIZED', 'NOT_SUBSCRIBED', 'PAYMENTS_UNAVAILABLE'),
      },
    },
  },
  '/api/payments/ledger': {
    get: {
      operationId: 'readLedger',
      tags,
      security,
      summary: 'Every movement of one’s credits, newest first',
      requestParams: { query: ledgerQuerySchema },
      responses: {
        200: json('A page.', ledgerPageSchema),
        ...errors('UNAUTHORIZED', 'FIELD_INVALID'),
      },
    },
  },
  '/api/payments/declarations': {
    post: {
      operationId: 'declare',
      tags,
      security: [],
      summary: 'Withdraw from a contract (BGB §356a) or cancel one (§312k), without login',
      description:
        'A receipt with the declaration’s words and time goes to the address that is given.',
      requestBody: jsonBody(declarationRequestSchema),
      responses: {
        202: json('Received.', declarationResponseSchema),
        ...errors('BAD_REQUEST', 'ORIGIN_NOT_ALLOWED', 'FIELD_INVALID', 'TOO_MANY_REQUESTS'),
      },
    },
  },
  '/api/payments/declarations/confirmation': {
    get: {
      operationId: 'askConfirmation',
      tags,
      security: [],
      summary: 'The page that a receipt’s link leads to; it changes nothing',
      requestParams: confirmation,
      responses: { 200: { ...page, content: { 'text/html': { schema: z.string() } } } },
    },
    post: {
      operationId: 'confirmCancellation',
      tags,
      security: [],
      summary: 'End the subscription that a declaration was about, with its current period',
      requestParams: confirmation,
      responses: {
        200: { ...page, content: { 'text/html': { schema: z.string() } } },
        ...errors('PAYMENTS_UNAVAILABLE'),
      },
    },
  },
  '/api/payments/webhook': {
    post: {
      operationId: 'hearStripe',
      tags,
      security: [],
      summary: 'Stripe’s events, signed in `Stripe-Signature`',
      requestBody: { required: true, content: { 'application/json': { schema: z.unknown() } } },
      responses: {
        200: json(
          'Applied, known before, or of no interest.',
          z.object({ received: z.literal(true) }),
        ),
        ...errors('WEBHOOK_INVALID', 'PAYMENTS_UNAVAILABLE'),
      },
    },
  },
};
