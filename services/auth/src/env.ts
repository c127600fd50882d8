import { readEnv } from '@likeness/service-kit/env/read-env';
import {
  databaseEnv,
  EXAMPLE_ERROR,
  notTheExample,
  operatorEnv,
  processEnv,
  secret,
  temporaryUploadsEnv,
  storageEnv,
} from '@likeness/service-kit/env/shared-env';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected http(s)://host:port' });
const limit = z.coerce.number('expected a number, 0 for no limit').int().min(0);

const envSchema = z
  .object({
    ...processEnv,
    ...databaseEnv,
    ...storageEnv,
    ...temporaryUploadsEnv,
    PUBLIC_URL: httpUrl,
    BILLING_URL: httpUrl,
    IMAGES_URL: httpUrl,
    LENSES_URL: httpUrl,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'expected smtp(s)://user:password@host:port' })
      .refine(notTheExample, EXAMPLE_ERROR),
    MAIL_FROM: z.string().min(3).default('Likeness <no-reply@likeness.invalid>'),
    /** Per client address and account. The limit across accounts is ten times as high. */
    AUTH_RATE_LOGIN_PER_MINUTE: limit.default(10),
    /** Per client address and account. The limit across accounts is twenty times as high. */
    AUTH_RATE_MAIL_PER_HOUR: limit.default(10),
    AUTH_RATE_ACCOUNTS_PER_HOUR: limit.default(5),
    AUTH_RATE_ACCOUNTS_PER_DAY: limit.default(20),
    /** Per person. */
    RATE_EXPORTS_PER_DAY: limit.default(10),
    /** Idle timeout. Every session ends after seven days. */
    SESSION_IDLE_HOURS: z.coerce
      .number('expected hours, 1 to 168')
      .int()
      .min(1)
      .max(168)
      .default(72),
    /** Encrypts operators' second factors. Unset disables the operator pages. */
    OPERATOR_KEY: secret.optional(),
    /** Decrypts only, for key rotation: the next key, then the previous key. */
    OPERATOR_KEY_ALSO: secret.optional(),
    ...operatorEnv,
    OPERATOR_PHONE: z.string().optional(),
    LEGAL_EMAIL: z.string().optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().refine(notTheExample, EXAMPLE_ERROR).optional(),
    /** Replaces Google for local development. */
    GOOGLE_ISSUER_URL: httpUrl.optional(),
  })
  .refine((env) => env.GOOGLE_CLIENT_ID === undefined || env.GOOGLE_CLIENT_SECRET !== undefined, {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'expected with GOOGLE_CLIENT_ID',
  })
  .refine((env) => env.NODE_ENV !== 'production' || !env.GOOGLE_ISSUER_URL?.startsWith('http:'), {
    path: ['GOOGLE_ISSUER_URL'],
    error: 'expected https:// in production, or nothing',
  })
  .transform(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER_URL, ...env }) => ({
    ...env,
    google:
      GOOGLE_CLIENT_ID === undefined
        ? undefined
        : {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET ?? '',
            issuerUrl: GOOGLE_ISSUER_URL,
          },
  }));
export type Env = z.infer<typeof envSchema>;

export function loadEnv(): Env {
  return readEnv(envSchema);
}
