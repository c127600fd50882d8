import { databaseEnv, processEnv, storageEnv } from '@likeness/service-kit/env/shared-env';
import { readEnv } from '@likeness/service-kit/env/read-env';
import { z } from 'zod';

const envSchema = z.object({
  ...processEnv,
  ...databaseEnv,
  ...storageEnv,
  IMAGES_URL: z.url({ protocol: /^https?$/, error: 'expected http://host:port' }),
  ANONYMOUS_GENERATIONS_PER_DAY: z.coerce.number().int().min(0).default(3),
  ANONYMOUS_GENERATIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(20),
});
export type Env = z.infer<typeof envSchema>;

export function loadEnv(): Env {
  return readEnv(envSchema);
}
