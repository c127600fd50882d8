import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_PAGES_FILE } from '@likeness/contracts/pages/built-pages';
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
const atOnce = z.coerce.number('expected a number, 0 for no limit').int().min(0);
const perMinute = z.coerce.number('expected a number, 0 for no limit').int().min(0);

const envSchema = z
  .object({
    ...processEnv,
    AUTH_URL: httpUrl,
    BILLING_URL: httpUrl,
    IMAGES_URL: httpUrl,
    LENSES_URL: httpUrl,
    PUBLIC_URL: httpUrl.optional(),
    /** Additional origins that may change data, such as a development server. */
    ALLOWED_ORIGINS: originList,
    /** Networks of the reverse proxies whose `X-Forwarded-For` is trusted. */
    TRUSTED_PROXIES: networkList,
    /** Networks that may read `/metrics`. Empty blocks it for everyone. */
    METRICS_NETWORKS: networkList,
    WEB_DIR: z
      .string()
      .default(BUILT_PAGES)
      .refine((folder) => existsSync(path.join(folder, BUILT_PAGES_FILE)), {
        error: `expected a folder with the built pages (${BUILT_PAGES_FILE})`,
      }),
    /** Per client address. Generous, because many people may share an address. */
    RATE_READS_PER_MINUTE: perMinute.default(6_000),
    /** All calls that change data and have no limit of their own. */
    RATE_CHANGES_PER_MINUTE: perMinute.default(1_200),
    /** Each takes lenses about 10 ms; the page sends one when typing pauses. */
    RATE_PROMPTS_PER_MINUTE: perMinute.default(300),
    RATE_UPLOADS_PER_MINUTE: perMinute.default(120),
    RATE_GENERATIONS_PER_MINUTE: perMinute.default(120),
    /** Each sends a mail to an unverified address. */
    RATE_DECLARATIONS_PER_MINUTE: perMinute.default(10),
    /** Each takes a worker about a second and helps attackers test watermark removal. */
    RATE_PROVENANCE_PER_MINUTE: perMinute.default(20),
    /** In total and per client address, which many people may share. */
    MAX_CONNECTIONS: atOnce.default(8_192),
    MAX_CONNECTIONS_PER_ADDRESS: atOnce.default(512),
    MAX_REQUESTS_PER_ADDRESS: atOnce.default(256),
    MAX_SOCKETS_PER_ADDRESS: atOnce.default(256),
    MAX_UPLOADS: atOnce.default(256),
    MAX_UPLOADS_PER_ADDRESS: atOnce.default(40),
    MAX_UPLOADS_PER_PERSON: atOnce.default(20),
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
