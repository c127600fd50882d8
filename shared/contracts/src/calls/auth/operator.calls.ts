import { z } from 'zod';
import { looseUuidSchema } from '../../http/fields.js';
import { noticeSchema } from '../../http/notice.js';
import * as operator from '../../http/operator.js';
import { defineCalls } from '../call-definition.js';

const APPOINTED = { operators: 'appointed' } as const;
const VERIFIED = { operators: 'verified' } as const;
const account = z.object({ account_id: looseUuidSchema });

export const operatorCalls = defineCalls('auth', {
  readOperatorState: {
    at: 'GET /api/auth/operator/session',
    callers: APPOINTED,
    answers: { 200: { of: operator.operatorStateSchema } },
  },
  beginEnrolment: {
    at: 'POST /api/auth/operator/enrolment',
    callers: APPOINTED,
    body: operator.enrolRequestSchema,
    answers: { 200: { of: operator.enrolmentSchema } },
  },
  finishEnrolment: {
    at: 'POST /api/auth/operator/enrolment/confirmation',
    callers: APPOINTED,
    body: operator.operatorCodeRequestSchema,
    answers: { 200: { of: operator.enrolledSchema } },
  },
  beginOperatorSession: {
    at: 'POST /api/auth/operator/session',
    callers: APPOINTED,
    body: operator.operatorCodeRequestSchema,
    answers: { 200: { of: operator.operatorSignedInSchema } },
  },
  useOperatorSession: {
    at: 'PATCH /api/auth/operator/session',
    callers: VERIFIED,
    answers: { 200: { of: operator.operatorSessionSchema } },
  },
  endOperatorSession: {
    at: 'DELETE /api/auth/operator/session',
    callers: VERIFIED,
    answers: { 204: {} },
  },
  readOverview: {
    at: 'GET /api/auth/operator/overview',
    callers: VERIFIED,
    answers: { 200: { of: operator.operatorOverviewSchema } },
  },
  listFailures: {
    at: 'GET /api/auth/operator/failed-jobs',
    callers: VERIFIED,
    answers: { 200: { of: operator.failedJobsSchema } },
  },
  actOnFailures: {
    at: 'POST /api/auth/operator/failed-jobs',
    callers: VERIFIED,
    body: operator.failedJobsActSchema,
    answers: { 200: { of: operator.doneCountSchema } },
  },
  pauseQueue: {
    at: 'POST /api/auth/operator/queues',
    callers: VERIFIED,
    body: operator.pauseRequestSchema,
    answers: { 204: {} },
  },
  listSuspensions: {
    at: 'GET /api/auth/operator/suspensions',
    callers: VERIFIED,
    answers: { 200: { of: operator.suspensionsSchema } },
  },
  suspendAccount: {
    at: 'POST /api/auth/operator/suspensions',
    callers: VERIFIED,
    body: operator.suspendRequestSchema,
    answers: { 204: {} },
  },
  /** Suspends an account that only its id is known of. */
  stopAccount: {
    at: 'POST /api/auth/operator/suspensions/:account_id',
    callers: VERIFIED,
    params: account,
    body: operator.stopRequestSchema,
    answers: { 204: {} },
  },
  listPaymentClaims: {
    at: 'GET /api/auth/operator/claims',
    callers: VERIFIED,
    answers: { 200: { of: operator.paymentClaimsSchema } },
  },
  correctCredits: {
    at: 'POST /api/auth/operator/credits',
    callers: VERIFIED,
    body: operator.correctionRequestSchema,
    answers: { 200: { of: operator.balanceSchema } },
  },
  listDeclarations: {
    at: 'GET /api/auth/operator/declarations',
    callers: VERIFIED,
    answers: { 200: { of: operator.openDeclarationsSchema } },
  },
  settleDeclaration: {
    at: 'POST /api/auth/operator/declarations',
    callers: VERIFIED,
    body: operator.declarationRefSchema,
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
    answers: { 200: { of: operator.suspensionReasonSchema } },
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
    query: operator.operatorActsQuerySchema,
    answers: { 200: { of: operator.operatorActsSchema } },
  },
});
