import path from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import type { ObjectStore } from '@likeness/storage/object-store';
import { S3ObjectStore } from '@likeness/storage/s3-object-store';
import type { z } from 'zod';
import type { storageEnv } from '../env/shared-env.js';

export type StorageSettings = z.infer<z.ZodObject<typeof storageEnv>>;

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
