export class NoConnectionError extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'NoConnectionError';
  }
}

/** SQLSTATE codes (Postgres appendix A) of transient errors, safe to retry. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set([
  '40001',
  '40P01',
  '25P03',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
const TRANSIENT_CLASSES: ReadonlySet<string> = new Set(['08', '53']);

/** Broken connections have no code; these are the messages of pg and TypeORM. */
const BROKEN_CONNECTION =
  /^Connection terminated|^Client has encountered a connection error|ECONNRESET|EPIPE/;
const ERRORS_AFTER_DISCONNECT: ReadonlySet<string> = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

/** True if nothing was changed and the caller may retry. */
export function isPassingDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoConnectionError || ERRORS_AFTER_DISCONNECT.has(error.name)) return true;
  const isQuery = error.name === 'QueryFailedError';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isQuery && (TRANSIENT_CODES.has(code) || TRANSIENT_CLASSES.has(code.slice(0, 2))))
    return true;
  return isQuery && BROKEN_CONNECTION.test(error.message);
}

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
