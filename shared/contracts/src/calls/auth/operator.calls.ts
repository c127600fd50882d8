import { z } from 'zod';
import { looseUuidSchema } from '../../http/fields.js';
import { noticeSchema } from '../../http/notice.js';
import {
  balanceSchema,
  correctionRequestSchema,
  declarationRefSchema,
  doneCountSchema,
  enrolledSchema,
  enrolmentSchema,
  enrolRequestSchema,
  failedJobsActSchema,
  failedJobsSchema,
  openDeclarationsSchema,
  operatorActsQuerySchema,
  operatorActsSchema,
  operatorCodeRequestSchema,
  operatorOverviewSchema,
  operatorSessionSchema,
  operatorSignedInSchema,
  operatorStateSchema,
  pauseRequestSchema,
  paymentClaimsSchema,
  stopRequestSchema,
  suspendRequestSchema,
  suspensionReasonSchema,
  suspensionsSchema,
} from '../../http/operator.js';
import { defineCalls } from '../call-definition.js';

const APPOINTED = { operators: 'appointed' } as const;
const VERIFIED = { operators: 'verified' } as const;
const account = z.object({ account_id: looseUuidSchema });

export const operatorCalls = defineCalls('auth', {
  readOperatorState: {
    at: 'GET /api/auth/operator/session',
    callers: APPOINTED,
    answers: { 200: { of: operatorStateSchema } },
  },
  beginEnrolment: {
    at: 'POST /api/auth/operator/enrolment',
    callers: APPOINTED,
    body: enrolRequestSchema,
    answers: { 200: { of: enrolmentSchema } },
  },
  finishEnrolment: {
    at: 'POST /api/auth/operator/enrolment/confirmation',
    callers: APPOINTED,
    body: operatorCodeRequestSchema,
    answers: { 200: { of: enrolledSchema } },
  },
  beginOperatorSession: {
    at: 'POST /api/auth/operator/session',
    callers: APPOINTED,
    body: operatorCodeRequestSchema,
    answers: { 200: { of: operatorSignedInSchema } },
  },
  useOperatorSession: {
    at: 'PATCH /api/auth/operator/session',
    callers: VERIFIED,
    answers: { 200: { of: operatorSessionSchema } },
  },
  endOperatorSession: {
    at: 'DELETE /api/auth/operator/session',
    callers: VERIFIED,
    answers: { 204: {} },
  },
  readOverview: {
    at: 'GET /api/auth/operator/overview',
    callers: VERIFIED,
    answers: { 200: { of: operatorOverviewSchema } },
  },
  listFailures: {
    at: 'GET /api/auth/operator/failed-jobs',
    callers: VERIFIED,
    answers: { 200: { of: failedJobsSchema } },
  },
  actOnFailures: {
    at: 'POST /api/auth/operator/failed-jobs',
    callers: VERIFIED,
    body: failedJobsActSchema,
    answers: { 200: { of: doneCountSchema } },
  },
  pauseQueue: {
    at: 'POST /api/auth/operator/queues',
    callers: VERIFIED,
    body: pauseRequestSchema,
    answers: { 204: {} },
  },
  listSuspensions: {
    at: 'GET /api/auth/operator/suspensions',
    callers: VERIFIED,
    answers: { 200: { of: suspensionsSchema } },
  },
  suspendAccount: {
    at: 'POST /api/auth/operator/suspensions',
    callers: VERIFIED,
    body: suspendRequestSchema,
    answers: { 204: {} },
  },
  /** Suspends an account that only its id is known of. */
  stopAccount: {
    at: 'POST /api/auth/operator/suspensions/:account_id',
    callers: VERIFIED,
    params: account,
    body: stopRequestSchema,
    answers: { 204: {} },
  },
  listPaymentClaims: {
    at: 'GET /api/auth/operator/claims',
    callers: VERIFIED,
    answers: { 200: { of: paymentClaimsSchema } },
  },
  correctCredits: {
    at: 'POST /api/auth/operator/credits',
    callers: VERIFIED,
    body: correctionRequestSchema,
    answers: { 200: { of: balanceSchema } },
  },
  listDeclarations: {
    at: 'GET /api/auth/operator/declarations',
    callers: VERIFIED,
    answers: { 200: { of: openDeclarationsSchema } },
  },
  settleDeclaration: {
    at: 'POST /api/auth/operator/declarations',
    callers: VERIFIED,
    body: declarationRefSchema,
    answers: { 204: {} },
  },
  setNotice: {
    at: 'POST /api/auth/operator/notice',
    callers: VERIFIED,
    body: noticeSchema,
    answers: { 204: {} },
  },
  readSuspension: {
    at: 'GET /api/auth/operator/suspensions/:account_id',
    callers: VERIFIED,
    params: account,
    answers: { 200: { of: suspensionReasonSchema } },
  },
  liftSuspension: {
    at: 'DELETE /api/auth/operator/suspensions/:account_id',
    callers: VERIFIED,
    params: account,
    answers: { 204: {} },
  },
  listActs: {
    at: 'GET /api/auth/operator/acts',
    callers: VERIFIED,
    query: operatorActsQuerySchema,
    answers: { 200: { of: operatorActsSchema } },
  },
});
