import { readEnv } from '@likeness/service-kit/env/read-env';
import { databaseEnv, processEnv, storageEnv } from '@likeness/service-kit/env/shared-env';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected http(s)://host:port' });
const limit = z.coerce.number('expected a number, 0 for no limit').int().min(0);

const envSchema = z.object({
  ...processEnv,
  ...databaseEnv,
  ...storageEnv,
  /** Where people reach the site; links in mails lead there. */
  PUBLIC_URL: httpUrl,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp(s)://user:password@host:port' }),
  MAIL_FROM: z.string().min(3).default('Likeness <no-reply@likeness.invalid>'),
  /** Logins per account and minute; one client address may try ten times as many. */
  AUTH_RATE_LOGIN_PER_MINUTE: limit.default(10),
  /** Mails per account and hour; one client address may cause twenty times as many. */
  AUTH_RATE_MAIL_PER_HOUR: limit.default(10),
});
export type Env = z.infer<typeof envSchema>;

export function loadEnv(): Env {
  return readEnv(envSchema);
}
