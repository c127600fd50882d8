import { z } from 'zod';

/** Settings that every process has. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('expected a port number').int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error']).default('info'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'expected redis://host:port' }),
  AUTH_SECRET: z
    .string('expected at least 32 characters')
    .min(32, 'expected at least 32 characters'),
};

/** Settings of a process that owns a schema. */
export const databaseEnv = {
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'expected postgres://user:password@host:port/database',
  }),
};

/** Where objects are kept: an S3 store when `S3_ENDPOINT` is set, else files under `DATA_DIR`. */
export const storageEnv = {
  DATA_DIR: z.string().default('.data'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected http(s)://host:port' }).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('likeness'),
  S3_REGION: z.string().default('us-east-1'),
};
