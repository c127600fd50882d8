import { z } from 'zod';
import { looseUuidSchema } from '../../http/loose-uuid.js';
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
    method: 'GET',
    path: '/api/auth/operator/session',
    callers: APPOINTED,
    answers: { 200: { of: operatorStateSchema } },
  },
  beginEnrolment: {
    method: 'POST',
    path: '/api/auth/operator/enrolment',
    callers: APPOINTED,
    body: enrolRequestSchema,
    answers: { 200: { of: enrolmentSchema } },
  },
  finishEnrolment: {
    method: 'POST',
    path: '/api/auth/operator/enrolment/confirmation',
    callers: APPOINTED,
    body: operatorCodeRequestSchema,
    answers: { 200: { of: enrolledSchema } },
  },
  beginOperatorSession: {
    method: 'POST',
    path: '/api/auth/operator/session',
    callers: APPOINTED,
    body: operatorCodeRequestSchema,
    answers: { 200: { of: operatorSignedInSchema } },
  },
  useOperatorSession: {
    method: 'PATCH',
    path: '/api/auth/operator/session',
    callers: VERIFIED,
    answers: { 200: { of: operatorSessionSchema } },
  },
  endOperatorSession: {
    method: 'DELETE',
    path: '/api/auth/operator/session',
    callers: VERIFIED,
    answers: { 204: {} },
  },
  readOverview: {
    method: 'GET',
    path: '/api/auth/operator/overview',
    callers: VERIFIED,
    answers: { 200: { of: operatorOverviewSchema } },
  },
  listFailures: {
    method: 'GET',
    path: '/api/auth/operator/failed-jobs',
    callers: VERIFIED,
    answers: { 200: { of: failedJobsSchema } },
  },
  actOnFailures: {
    method: 'POST',
    path: '/api/auth/operator/failed-jobs',
    callers: VERIFIED,
    body: failedJobsActSchema,
    answers: { 200: { of: doneCountSchema } },
  },
  pauseQueue: {
    method: 'POST',
    path: '/api/auth/operator/queues',
    callers: VERIFIED,
    body: pauseRequestSchema,
    answers: { 204: {} },
  },
  listSuspensions: {
    method: 'GET',
    path: '/api/auth/operator/suspensions',
    callers: VERIFIED,
    answers: { 200: { of: suspensionsSchema } },
  },
  suspendAccount: {
    method: 'POST',
    path: '/api/auth/operator/suspensions',
    callers: VERIFIED,
    body: suspendRequestSchema,
    answers: { 204: {} },
  },
  /** Suspends an account that only its id is known of. */
  stopAccount: {
    method: 'POST',
    path: '/api/auth/operator/suspensions/:account_id',
    callers: VERIFIED,
    params: account,
    body: stopRequestSchema,
    answers: { 204: {} },
  },
  listPaymentClaims: {
    method: 'GET',
    path: '/api/auth/operator/claims',
    callers: VERIFIED,
    answers: { 200: { of: paymentClaimsSchema } },
  },
  correctCredits: {
    method: 'POST',
    path: '/api/auth/operator/credits',
    callers: VERIFIED,
    body: correctionRequestSchema,
    answers: { 200: { of: balanceSchema } },
  },
  listDeclarations: {
    method: 'GET',
    path: '/api/auth/operator/declarations',
    callers: VERIFIED,
    answers: { 200: { of: openDeclarationsSchema } },
  },
  settleDeclaration: {
    method: 'POST',
    path: '/api/auth/operator/declarations',
    callers: VERIFIED,
    body: declarationRefSchema,
    answers: { 204: {} },
  },
  setNotice: {
    method: 'POST',
    path: '/api/auth/operator/notice',
    callers: VERIFIED,
    body: noticeSchema,
    answers: { 204: {} },
  },
  readSuspension: {
    method: 'GET',
    path: '/api/auth/operator/suspensions/:account_id',
    callers: VERIFIED,
    params: account,
    answers: { 200: { of: suspensionReasonSchema } },
  },
  liftSuspension: {
    method: 'DELETE',
    path: '/api/auth/operator/suspensions/:account_id',
    callers: VERIFIED,
    params: account,
    answers: { 204: {} },
  },
  listActs: {
    method: 'GET',
    path: '/api/auth/operator/acts',
    callers: VERIFIED,
    query: operatorActsQuerySchema,
    answers: { 200: { of: operatorActsSchema } },
  },
});
