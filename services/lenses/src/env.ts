import {
  databaseEnv,
  processEnv,
  temporaryUploadsEnv,
  storageEnv,
} from '@likeness/service-kit/env/shared-env';
import { readEnv } from '@likeness/service-kit/env/read-env';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected http://host:port' });

const envSchema = z.object({
  ...processEnv,
  ...databaseEnv,
  ...storageEnv,
  ...temporaryUploadsEnv,
  IMAGES_URL: httpUrl,
  BILLING_URL: httpUrl,
  ANONYMOUS_GENERATIONS_PER_DAY: z.coerce.number().int().min(0).default(3),
  ANONYMOUS_GENERATIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(20),
  /** Unfinished unpaid images per client address; 0 disables the limit. */
  UNPAID_IMAGES_PER_ADDRESS: z.coerce.number().int().min(0).default(100),
  /** Per account in 60 minutes, without and with a subscription. */
  STARTER_IMAGES_PER_HOUR: z.coerce.number().int().min(0).default(50),
  PRO_IMAGES_PER_HOUR: z.coerce.number().int().min(0).default(200),
});
export type Env = z.infer<typeof envSchema>;

export function loadEnv(): Env {
  return readEnv(envSchema);
}
