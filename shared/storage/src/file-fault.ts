import { errorCode } from './error-code.js';
import { StorageError, type StorageFault } from './storage-error.js';

const FAULTS: ReadonlyMap<unknown, StorageFault> = new Map<unknown, StorageFault>([
  ['EACCES', 'refused'],
  ['EPERM', 'refused'],
  ['EROFS', 'refused'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EAGAIN', 'overloaded'],
  ['EBUSY', 'overloaded'],
  ['EMFILE', 'overloaded'],
  ['ENFILE', 'overloaded'],
  ['ENOMEM', 'overloaded'],
  ['EIO', 'unreachable'],
  ['ENODEV', 'unreachable'],
  ['ENOTCONN', 'unreachable'],
  ['ENXIO', 'unreachable'],
  ['ESTALE', 'unreachable'],
]);

export function fileFault(error: unknown, folder: string): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCode(error);
  const fault = FAULTS.get(code) ?? 'rejected';
  return fileError(fault, folder, String(code ?? error), error);
}

export function fileError(
  fault: StorageFault,
  folder: string,
  what: string,
  cause?: unknown,
): StorageError {
  const words: Record<StorageFault, string> = {
    unreachable: `the disk of ${folder} can't be reached (${what})`,
    timed_out: `the disk of ${folder} takes too long (${what})`,
    overloaded: `the disk of ${folder} can't serve requests now (${what})`,
    refused: `the folder ${folder} can't be read and written (${what}); DATA_DIR says where it is`,
    bucket_missing: `the folder ${folder} is not there; DATA_DIR says where it is`,
    full: `the disk of ${folder} is full (${what})`,
    rejected: `the folder ${folder} can't be used (${what}); DATA_DIR says where it is`,
  };
  return new StorageError(fault, words[fault], cause);
}
