import { readEnv } from '@likeness/service-kit/env/read-env';
import {
  databaseEnv,
  processEnv,
  temporaryUploadsEnv,
  storageEnv,
} from '@likeness/service-kit/env/shared-env';
import { z } from 'zod';

const envSchema = z.object({
  ...processEnv,
  ...databaseEnv,
  ...storageEnv,
  ...temporaryUploadsEnv,
  BILLING_URL: z.url({ protocol: /^https?$/, error: 'expected http://host:port' }),
  AI_LABEL_ICONS: z.string().default(''),
  SHOWCASE_DIR: z.string().default(''),
  PHOTO_CHECK_TIMEOUT_SECONDS: z.coerce.number('expected seconds').min(1).max(300).default(30),
});
export type Env = z.infer<typeof envSchema>;

export function loadEnv(): Env {
  return readEnv(envSchema);
}
