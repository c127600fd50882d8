import { StorageError, type StorageFault, errorCode } from './storage-error.js';

const REFUSED: ReadonlySet<unknown> = new Set([
  'AccessDenied',
  'AuthorizationHeaderMalformed',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidSecurity',
  'InvalidToken',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
  // An unknown access key in versitygw, with status 404.
  'XAdminUserNotFound',
]);
const FULL: ReadonlySet<unknown> = new Set([
  'InsufficientCapacity',
  'InsufficientStorage',
  'QuotaExceeded',
  'ServiceQuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'XMinioStorageFull',
]);
const OVERLOADED: ReadonlySet<unknown> = new Set([
  'InternalError',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
]);

/** Statuses that the client treats as transient. */
const isOverload = (status: number) => status === 408 || status === 429 || status >= 499;

export type S3Options = {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
};

export type S3Place = { readonly host: string; readonly bucket: string };

/** @returns undefined for a missing object; without a response body, also for a missing bucket */
export function s3Fault(
  error: unknown,
  status: number | undefined,
  place: S3Place,
): StorageError | undefined {
  if (error instanceof StorageError) return inWords(error.fault, place, error.message, error);
  const code = errorCode(error);
  if (code === 'NoSuchKey' || code === 'NotFound') return undefined;
  const fault = faultOf(code, status);
  const what = typeof code === 'string' && code !== '' ? code : (status ?? 'no known reason');
  return inWords(fault, place, String(what), error);
}

export function bucketMissing(place: S3Place, cause: unknown): StorageError {
  return inWords('bucket_missing', place, '', cause);
}

function faultOf(code: unknown, status: number | undefined): StorageFault {
  if (code === 'NoSuchBucket') return 'bucket_missing';
  if (FULL.has(code) || status === 507) return 'full';
  if (REFUSED.has(code) || status === 401 || status === 403) return 'refused';
  if (OVERLOADED.has(code)) return 'overloaded';
  if (status === undefined) return 'unreachable';
  if (isOverload(status)) return 'overloaded';
  return status < 300 ? 'unreachable' : 'rejected';
}

function inWords(
  fault: StorageFault,
  { host, bucket }: S3Place,
  what: string,
  cause: unknown,
): StorageError {
  const words: Record<StorageFault, string> = {
    unreachable: `no S3 store can be reached at ${host} (${what}); S3_ENDPOINT says where it is`,
    timed_out: `the S3 store at ${host} takes too long (${what})`,
    overloaded: `the S3 store at ${host} can't serve requests now (${what})`,
    refused: `the S3 store at ${host} refuses the credentials (${what}); set S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION`,
    bucket_missing: `the S3 store at ${host} has no bucket ${bucket}; make it or set S3_BUCKET`,
    full: `the S3 store at ${host} has no room left (${what})`,
    rejected: `the S3 store at ${host} answers ${what}; check S3_ENDPOINT, S3_REGION and S3_BUCKET`,
  };
  return new StorageError(fault, words[fault], cause);
}
