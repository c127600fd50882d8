import { availableParallelism } from 'node:os';
import { processEnv, storageEnv } from '@likeness/service-kit/env/shared-env';
import { readEnv } from '@likeness/service-kit/env/read-env';
import { z } from 'zod';

const providersSchema = z
  .string()
  .default('cpu')
  .transform((value) => value.split(',').map((word) => word.trim()))
  .pipe(z.array(z.enum(['cuda', 'webgpu', 'cpu'], 'expected cuda, webgpu or cpu in order')).min(1));

const envSchema = z.object({
  ...processEnv,
  ...storageEnv,
  LENSES_URL: z.url({ protocol: /^https?$/, error: 'expected http://host:port' }),
  /** PEM files of the certificate that outputs are signed with and of its key. */
  C2PA_CERT: z.string().optional(),
  C2PA_KEY: z.string().optional(),
  MARK_SECRET: z
    .string('expected at least 32 characters')
    .min(32, 'expected at least 32 characters')
    .optional(),
  /** Portraits made at the same time by this process. */
  WORKER_CONCURRENCY: z.coerce.number('expected a number').int().min(1).max(64).default(1),
  ORT_PROVIDERS: providersSchema,
  /** Threads of one portrait's inference; by default the cores are shared out evenly. */
  ORT_THREADS: z.coerce.number('expected a number').int().min(1).max(64).optional(),
  RENDER_TIMEOUT_SECONDS: z.coerce.number('expected seconds').int().min(5).max(600).default(120),
});
export type Env = z.infer<typeof envSchema> & { readonly threads: number };

export function loadEnv(): Env {
  const env = readEnv(envSchema);
  const share = Math.floor(availableParallelism() / env.WORKER_CONCURRENCY);
  return { ...env, threads: env.ORT_THREADS ?? Math.max(1, share) };
}
