import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { processEnv } from '@likeness/service-kit/env/shared-env';
import { readEnv } from '@likeness/service-kit/env/read-env';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const BUILT_PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected http://host:port' });
const originList = z
  .string()
  .default('')
  .transform(splitList)
  .pipe(z.array(httpUrl.transform((url) => new URL(url).origin)));
const networkList = z
  .string()
  .default('')
  .transform(splitList)
  .pipe(
    z.array(z.string().refine(isNetwork, 'expected networks like 10.0.0.0/8, comma-separated')),
  );
const perMinute = z.coerce.number('expected a number, 0 for no limit').int().min(0);

const envSchema = z
  .object({
    ...processEnv,
    AUTH_URL: httpUrl,
    BILLING_URL: httpUrl,
    IMAGES_URL: httpUrl,
    LENSES_URL: httpUrl,
    /** Where people reach the site; locally the gateway's own address. */
    PUBLIC_URL: httpUrl.optional(),
    /** More origins whose pages may act here, for a separate development server. */
    ALLOWED_ORIGINS: originList,
    /** Networks of the reverse proxies whose `X-Forwarded-For` is believed. */
    TRUSTED_PROXIES: networkList,
    WEB_DIR: z
      .string()
      .default(BUILT_PAGES)
      .refine((folder) => existsSync(path.join(folder, 'index.html')), {
        error: 'expected a folder with the built pages (index.html)',
      }),
    /** Requests per client address and minute; generous, as many people may share an address. */
    RATE_UPLOADS_PER_MINUTE: perMinute.default(120),
    RATE_GENERATIONS_PER_MINUTE: perMinute.default(120),
    /** Each causes a mail to whatever address it names. */
    RATE_DECLARATIONS_PER_MINUTE: perMinute.default(10),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'expected the address people use, like https://example.org',
  })
  .transform((env) => ({ ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}` }));
export type Env = z.infer<typeof envSchema>;

export function loadEnv(): Env {
  return readEnv(envSchema);
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text) || ipaddr.isValid(text);
}
