/** No connection came in time, or none can be made. */
export class NoConnectionError extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'NoConnectionError';
  }
}

/** Codes of Postgres (its appendix A) that say nothing about the statement: asked again, it may do. */
const PASSING_CODES: ReadonlySet<string> = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '25P03', // idle_in_transaction_session_timeout
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
/** Connection exceptions, and resources that have run out. */
const PASSING_CLASSES: ReadonlySet<string> = new Set(['08', '53']);

/** A connection that breaks has no code: in pg's words, and TypeORM's for what is asked afterwards. */
const BROKEN_CONNECTION =
  /^Connection terminated|^Client has encountered a connection error|ECONNRESET|EPIPE/;
const AFTER_BREAK: ReadonlySet<string> = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

/** Whether the database could not do it now: then nothing was changed and it may be asked again. */
export function isPassingDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoConnectionError || AFTER_BREAK.has(error.name)) return true;
  const isQuery = error.name === 'QueryFailedError';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isQuery && (PASSING_CODES.has(code) || PASSING_CLASSES.has(code.slice(0, 2)))) return true;
  return isQuery && BROKEN_CONNECTION.test(error.message);
}
