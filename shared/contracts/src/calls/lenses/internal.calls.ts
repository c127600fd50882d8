import { z } from 'zod';
import {
  claimVisitorRequestSchema,
  holdingsSchema,
  ownersRequestSchema,
} from '../../http/internal-accounts.js';
import { claimRequestSchema, renderSpecSchema } from '../../http/internal.js';
import {
  failedJobsSchema,
  jobRefSchema,
  queuesSchema,
  retriedSchema,
} from '../../http/operator.js';
import { looseUuidSchema } from '../../http/loose-uuid.js';
import { defineCalls } from '../call-definition.js';

/** What other processes ask lenses. Each call may be made again. */
export const lensesInternalCalls = defineCalls('lenses', {
  /** A worker begins a try of a render, and is told everything it needs for it. */
  claimRender: {
    method: 'POST',
    path: '/internal/renders/:id/claim',
    callers: ['worker'],
    params: z.object({ id: looseUuidSchema }),
    body: claimRequestSchema,
    answers: { 200: { of: renderSpecSchema } },
    errors: ['RENDER_CANCELLED'],
  },
  /** What this visitor has made is this person's from now on. */
  claimGenerations: {
    method: 'POST',
    path: '/internal/claims',
    callers: ['auth'],
    body: claimVisitorRequestSchema,
    answers: { 204: {} },
  },
  countGenerations: {
    method: 'POST',
    path: '/internal/holdings',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 200: { of: holdingsSchema } },
  },
  eraseGenerations: {
    method: 'POST',
    path: '/internal/erasures',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 204: {} },
  },
  /** For operators: what every queue holds. */
  readQueues: {
    method: 'GET',
    path: '/internal/queues',
    callers: ['auth'],
    answers: { 200: { of: queuesSchema } },
  },
  /** For operators: what was given up, the newest of each queue. */
  listFailedJobs: {
    method: 'GET',
    path: '/internal/queues/failed-jobs',
    callers: ['auth'],
    answers: { 200: { of: failedJobsSchema } },
  },
  /** For operators: does a job again that was given up. */
  retryFailedJob: {
    method: 'POST',
    path: '/internal/queues/failed-jobs/retry',
    callers: ['auth'],
    body: jobRefSchema,
    answers: { 200: { of: retriedSchema } },
  },
});
