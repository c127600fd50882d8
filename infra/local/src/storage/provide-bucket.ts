import { S3ObjectStore } from '@likeness/storage/s3-object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { Problem } from '../process/problem.js';

/** For the operator's own S3 store. @throws Problem with the fault and the setting to change */
export async function provideBucket(env: Readonly<Record<string, string>>): Promise<void> {
  if (!env.S3_ENDPOINT) return;
  if (!env.S3_ACCESS_KEY || !env.S3_SECRET_KEY) {
    throw new Problem('S3_ACCESS_KEY and S3_SECRET_KEY: expected with S3_ENDPOINT.');
  }
  try {
    await new S3ObjectStore({
      endpoint: env.S3_ENDPOINT,
      accessKey: env.S3_ACCESS_KEY,
      secretKey: env.S3_SECRET_KEY,
      bucket: env.S3_BUCKET || 'likeness',
      region: env.S3_REGION || 'us-east-1',
    }).prepare();
  } catch (error) {
    if (error instanceof StorageError) throw new Problem(`Storage: ${error.message}.`);
    throw error;
  }
}
