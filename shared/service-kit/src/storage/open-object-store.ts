import path from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import type { ObjectStore } from '@likeness/storage/object-store';
import { S3ObjectStore } from '@likeness/storage/s3-object-store';

export type StorageSettings = {
  readonly DATA_DIR: string;
  readonly S3_ENDPOINT?: string;
  readonly S3_ACCESS_KEY?: string;
  readonly S3_SECRET_KEY?: string;
  readonly S3_BUCKET: string;
  readonly S3_REGION: string;
};

export function openObjectStore(env: StorageSettings): ObjectStore {
  if (env.S3_ENDPOINT === undefined) {
    return new FileObjectStore(path.resolve(env.DATA_DIR, 'objects'));
  }
  if (env.S3_ACCESS_KEY === undefined || env.S3_SECRET_KEY === undefined) {
    throw new Error('S3_ACCESS_KEY and S3_SECRET_KEY: expected with S3_ENDPOINT');
  }
  return new S3ObjectStore({
    endpoint: env.S3_ENDPOINT,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
  });
}
