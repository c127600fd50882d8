import { z } from 'zod';
import {
  claimVisitorRequestSchema,
  holdingsSchema,
  ownersRequestSchema,
} from '../../http/internal-accounts.js';
import { leaseRequestSchema, renderSpecSchema } from '../../http/internal.js';
import {
  doneJobsSchema,
  failedJobsActSchema,
  failedJobsSchema,
  pauseRequestSchema,
  queuesSchema,
} from '../../http/operator.js';
import { looseUuidSchema } from '../../http/fields.js';
import { defineCalls } from '../call-definition.js';

export const lensesInternalCalls = defineCalls('lenses', {
  leaseRender: {
    at: 'POST /internal/renders/:id/claim',
    callers: ['worker'],
    params: z.object({ id: looseUuidSchema }),
    body: leaseRequestSchema,
    answers: { 200: { of: renderSpecSchema } },
    errors: ['RENDER_CANCELLED'],
  },
  claimGenerations: {
    at: 'POST /internal/claims',
    callers: ['auth'],
    body: claimVisitorRequestSchema,
    answers: { 204: {} },
  },
  countGenerations: {
    at: 'POST /internal/holdings',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 200: { of: holdingsSchema } },
  },
  eraseGenerations: {
    at: 'POST /internal/erasures',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 204: {} },
  },
  readQueues: {
    at: 'GET /internal/queues',
    callers: ['auth'],
    answers: { 200: { of: queuesSchema } },
  },
  pauseQueue: {
    at: 'POST /internal/queues',
    callers: ['auth'],
    body: pauseRequestSchema,
    answers: { 204: {} },
  },
  listFailedJobs: {
    at: 'GET /internal/queues/failed-jobs',
    callers: ['auth'],
    answers: { 200: { of: failedJobsSchema } },
  },
  actOnFailedJobs: {
    at: 'POST /internal/queues/failed-jobs',
    callers: ['auth'],
    body: failedJobsActSchema,
    answers: { 200: { of: doneJobsSchema } },
  },
});
