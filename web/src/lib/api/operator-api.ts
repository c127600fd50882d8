import type {
  CorrectionRequest,
  Enrolled,
  Enrolment,
  FailedJob,
  FailedJobsAct,
  OpenDeclaration,
  OperatorActs,
  OperatorOverview,
  OperatorSession,
  OperatorSignedIn,
  OperatorState,
  PauseRequest,
  SuspendRequest,
  Suspension,
} from '@likeness/contracts/http/operator';
import type { SiteNotice } from '@likeness/contracts/http/notice';
import { call } from './request.js';

/** Throws a 404 `ApiError` for users who aren't operators, as does every call below. */
export function fetchOperatorState(): Promise<OperatorState> {
  return call('GET /api/auth/operator/session');
}

export function beginEnrolment(appointmentCode: string): Promise<Enrolment> {
  const body = { appointment_code: appointmentCode };
  return call('POST /api/auth/operator/enrolment', { body });
}

export function finishEnrolment(code: string): Promise<Enrolled> {
  return call('POST /api/auth/operator/enrolment/confirmation', { body: { code } });
}

export function showSecondFactor(code: string): Promise<OperatorSignedIn> {
  return call('POST /api/auth/operator/session', { body: { code } });
}

export function prolongOperatorSession(): Promise<OperatorSession> {
  return call('PATCH /api/auth/operator/session');
}

export function leaveOperatorSession(): Promise<void> {
  return call('DELETE /api/auth/operator/session');
}

export function fetchOverview(): Promise<OperatorOverview> {
  return call('GET /api/auth/operator/overview');
}

export async function fetchFailedJobs(): Promise<FailedJob[]> {
  return (await call('GET /api/auth/operator/failed-jobs')).jobs;
}

/** @returns how many were done; the others no longer count as failed */
export async function actOnFailedJobs(body: FailedJobsAct): Promise<number> {
  return (await call('POST /api/auth/operator/failed-jobs', { body })).done;
}

export function pauseQueue(body: PauseRequest): Promise<void> {
  return call('POST /api/auth/operator/queues', { body });
}

/** @returns the balance afterwards */
export async function correctCredits(body: CorrectionRequest): Promise<number> {
  return (await call('POST /api/auth/operator/credits', { body })).balance;
}

/** The server logs every read of declarations. */
export async function fetchDeclarations(): Promise<OpenDeclaration[]> {
  return (await call('GET /api/auth/operator/declarations')).declarations;
}

export function settleDeclaration(id: string): Promise<void> {
  return call('POST /api/auth/operator/declarations', { body: { id } });
}

export function suspendAccount(body: SuspendRequest): Promise<void> {
  return call('POST /api/auth/operator/suspensions', { body });
}

export function setNotice(notice: SiteNotice): Promise<void> {
  return call('POST /api/auth/operator/notice', { body: { notice } });
}

export async function fetchSuspensions(): Promise<Suspension[]> {
  return (await call('GET /api/auth/operator/suspensions')).suspensions;
}

/** The server logs every read of a suspension reason. */
export async function fetchSuspensionReason(accountId: string): Promise<string | null> {
  const params = { account_id: accountId };
  return (await call('GET /api/auth/operator/suspensions/:account_id', { params })).reason;
}

export function liftSuspension(accountId: string): Promise<void> {
  const params = { account_id: accountId };
  return call('DELETE /api/auth/operator/suspensions/:account_id', { params });
}

export function fetchActs(before: string | undefined): Promise<OperatorActs> {
  return call('GET /api/auth/operator/acts', { query: { before } });
}
