import { z } from 'zod';
import { privateKey, publicKeys } from '../identity/internal-keys.js';

const EXAMPLE = /change-me/i;

/** Rejects the public secrets of `.env.example`. */
export const notTheExample = (value: string) => !EXAMPLE.test(value);
export const EXAMPLE_ERROR = 'expected a value of your own instead of the example';

export const secret = z
  .string('expected at least 32 characters')
  .min(32, 'expected at least 32 characters')
  .refine(notTheExample, EXAMPLE_ERROR);

const redisUrl = z
  .url({ protocol: /^rediss?$/, error: 'expected redis://host:port' })
  .refine(notTheExample, EXAMPLE_ERROR);

export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('expected a port number').int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error']).default('info'),
  REDIS_URL: redisUrl,
  /** Of this process, or of all of them. */
  AUTH_SECRET: secret,
  /** Accepts but never signs: the next secret during a rotation, then the previous one. */
  AUTH_SECRET_ALSO: secret.optional(),
  /** Signs the calls of this process; unset, AUTH_SECRET does. */
  INTERNAL_KEY: privateKey.optional(),
  /** Public keys of all processes: two of one while its key is being changed. */
  INTERNAL_KEYS: publicKeys.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected http(s)://host:port' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('expected 0 to 1').min(0).max(1).optional(),
};

const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'expected postgres://user:password@host:port/database',
  })
  .refine(notTheExample, EXAMPLE_ERROR);

export const databaseEnv = {
  DATABASE_URL: databaseUrl,
  /** Postgres itself, where `DATABASE_URL` is a pooler: migrations hold a lock of their session. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /** The total over all processes must stay below the server's connection limit. */
  DATABASE_POOL_MAX: z.coerce.number('expected a number').int().min(2).max(100).default(10),
  /** Wait for a turn and for a connection before a 503. */
  DATABASE_WAIT_SECONDS: z.coerce.number('expected seconds').min(1).max(60).default(4),
};

/** Who runs the installation, as mails say. */
export const operatorEnv = {
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  SUPPORT_EMAIL: z.string().optional(),
};

export const temporaryUploadsEnv = {
  /** Limit for `DATA_DIR/spool`; one user gets a quarter. */
  SPOOL_MAX_MB: z.coerce.number('expected megabytes').int().min(200).default(2_048),
};

/** S3 if `S3_ENDPOINT` is set, else files under `DATA_DIR`. */
export const storageEnv = {
  DATA_DIR: z.string().default('.data'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected http(s)://host:port' }).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().refine(notTheExample, EXAMPLE_ERROR).optional(),
  S3_BUCKET: z.string().default('likeness'),
  S3_REGION: z.string().default('us-east-1'),
};
