import { readEnv } from '@likeness/service-kit/env/read-env';
import {
  databaseEnv,
  EXAMPLE_ERROR,
  notTheExample,
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
    /** Where people reach the site; links in mails lead there. */
    PUBLIC_URL: httpUrl,
    BILLING_URL: httpUrl,
    IMAGES_URL: httpUrl,
    LENSES_URL: httpUrl,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'expected smtp(s)://user:password@host:port' })
      .refine(notTheExample, EXAMPLE_ERROR),
    MAIL_FROM: z.string().min(3).default('Likeness <no-reply@likeness.invalid>'),
    /** Logins per minute by one client address on one account; on all accounts, ten times as many. */
    AUTH_RATE_LOGIN_PER_MINUTE: limit.default(10),
    /** Mails per hour by one client address to one account; to all, twenty times as many. */
    AUTH_RATE_MAIL_PER_HOUR: limit.default(10),
    /** New accounts of one client address. */
    AUTH_RATE_ACCOUNTS_PER_HOUR: limit.default(5),
    AUTH_RATE_ACCOUNTS_PER_DAY: limit.default(20),
    /** Exports of one's data per person and day; each reads every picture. */
    RATE_EXPORTS_PER_DAY: limit.default(10),
    /** A session that is not used for so long ends; all end after seven days. */
    SESSION_IDLE_HOURS: z.coerce
      .number('expected hours, 1 to 168')
      .int()
      .min(1)
      .max(168)
      .default(72),
    /** Seals operators' second factors; without it there is no operator's page. */
    OPERATOR_KEY: secret.optional(),
    /** Opens second factors as well, never seals: the coming key, then the former one. */
    OPERATOR_KEY_ALSO: secret.optional(),
    /** Who sells, as confirmations of orders name it; what is unset is left out. */
    OPERATOR_NAME: z.string().optional(),
    OPERATOR_ADDRESS: z.string().optional(),
    OPERATOR_PHONE: z.string().optional(),
    SUPPORT_EMAIL: z.string().optional(),
    LEGAL_EMAIL: z.string().optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().refine(notTheExample, EXAMPLE_ERROR).optional(),
    /** A provider other than Google, for the local stand-in. */
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
