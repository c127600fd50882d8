import { z } from 'zod';
import { readEnv } from '../env/read-env.js';
import { databaseEnv } from '../env/shared-env.js';
import type { Schema } from './database.module.js';
import { migrate } from './open-database.js';

const env = z.object(databaseEnv);

/**
 * Brings a service's tables up to date and ends, before a new version is rolled out: what fails here
 * fails with the old version still running.
 */
export async function migrateSchema(schema: Schema): Promise<void> {
  const { DATABASE_URL, DATABASE_POOL_MAX, DATABASE_WAIT_SECONDS } = readEnv(env);
  await migrate({
    ...schema,
    url: DATABASE_URL,
    poolMax: DATABASE_POOL_MAX,
    waitMs: DATABASE_WAIT_SECONDS * 1_000,
  });
}
