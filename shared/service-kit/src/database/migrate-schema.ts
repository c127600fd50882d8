import { z } from 'zod';
import { readEnv } from '../env/read-env.js';
import { databaseEnv } from '../env/shared-env.js';
import type { Schema } from './database.module.js';
import { migrate } from './migrate.js';

const env = z.object(databaseEnv);

/** Migrates before a rollout, so that a failure leaves the old version running. */
export async function migrateSchema(schema: Schema): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL_MAX, DATABASE_WAIT_SECONDS } =
    readEnv(env);
  await migrate({
    ...schema,
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    poolMax: DATABASE_POOL_MAX,
    waitMs: DATABASE_WAIT_SECONDS * 1_000,
  });
}
