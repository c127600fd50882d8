import { readEnv } from '@likeness/service-kit/env/read-env';
import {
  databaseEnv,
  EXAMPLE_ERROR,
  notTheExample,
  operatorEnv,
  processEnv,
} from '@likeness/service-kit/env/shared-env';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected http(s)://host:port' });
const beginsWith = (prefix: RegExp, example: string) =>
  z
    .string(`expected ${example}`)
    .regex(prefix, `expected ${example}`)
    .refine(notTheExample, EXAMPLE_ERROR);

const envSchema = z
  .object({
    ...processEnv,
    ...databaseEnv,
    ...operatorEnv,
    PUBLIC_URL: httpUrl,
    AUTH_URL: httpUrl,
    STRIPE_SECRET_KEY: beginsWith(/^(sk|rk)_/, 'a secret key, sk_…'),
    STRIPE_WEBHOOK_SECRET: beginsWith(/^whsec_/, "the webhook endpoint's secret, whsec_…"),
    /** The Professional plan. Packs are identified by their metadata. */
    STRIPE_PRO_PRICE_ID: beginsWith(/^price_/, 'the id of a monthly price, price_…'),
    /** Replaces Stripe for tests and development. */
    STRIPE_API_URL: httpUrl.optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'expected smtp(s)://user:password@host:port' })
      .refine(notTheExample, EXAMPLE_ERROR),
    RATE_CHECKOUTS_PER_HOUR: z.coerce
      .number('expected a number, 0 for no limit')
      .int()
      .min(0)
      .default(20),
    MAIL_FROM: z.string().min(3).default('Likeness <no-reply@likeness.invalid>'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.STRIPE_API_URL === undefined, {
    path: ['STRIPE_API_URL'],
    error: 'expected nothing in production, where Stripe itself is asked',
  });
export type Env = z.infer<typeof envSchema>;

export function loadEnv(): Env {
  return readEnv(envSchema);
}
