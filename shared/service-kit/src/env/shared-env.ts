import { z } from 'zod';

const EXAMPLE = /change-me/i;

/** Nobody shall run with a secret that everybody can read in `.env.example`. */
export const notTheExample = (value: string) => !EXAMPLE.test(value);
export const EXAMPLE_ERROR = 'expected a value of your own instead of the example';

/** A secret of at least 32 characters. */
export const secret = z
  .string('expected at least 32 characters')
  .min(32, 'expected at least 32 characters')
  .refine(notTheExample, EXAMPLE_ERROR);

/** Settings that every process has. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('expected a port number').int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error']).default('info'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'expected redis://host:port' })
    .refine(notTheExample, EXAMPLE_ERROR),
  AUTH_SECRET: secret,
  /** Accepted as well, never signed with: the coming secret, then the former one. */
  AUTH_SECRET_ALSO: secret.optional(),
  /** A collector of traces (OTLP over HTTP); without one nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected http(s)://host:port' })
    .optional(),
  /** Which share of the traces is told. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('expected 0 to 1').min(0).max(1).optional(),
};

/** Settings of a process that owns a schema. */
export const databaseEnv = {
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'expected postgres://user:password@host:port/database',
    })
    .refine(notTheExample, EXAMPLE_ERROR),
  /** Connections of one process; all of them together must stay below the server's limit. */
  DATABASE_POOL_MAX: z.coerce.number('expected a number').int().min(2).max(100).default(10),
  /** How long a call waits for its turn, and for a connection, before it is answered with 503. */
  DATABASE_WAIT_SECONDS: z.coerce.number('expected seconds').min(1).max(60).default(4),
};

/** Settings of a process that takes uploads. */
export const temporaryUploadsEnv = {
  /** What uploads being dealt with may take under `DATA_DIR/spool`; one person gets a quarter. */
  SPOOL_MAX_MB: z.coerce.number('expected megabytes').int().min(200).default(2_048),
};

/** Where objects are kept: an S3 store when `S3_ENDPOINT` is set, else files under `DATA_DIR`. */
export const storageEnv = {
  DATA_DIR: z.string().default('.data'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected http(s)://host:port' }).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().refine(notTheExample, EXAMPLE_ERROR).optional(),
  S3_BUCKET: z.string().default('likeness'),
  S3_REGION: z.string().default('us-east-1'),
};
