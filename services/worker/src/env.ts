import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { processEnv, secret, storageEnv } from '@likeness/service-kit/env/shared-env';
import { readEnv } from '@likeness/service-kit/env/read-env';
import { z } from 'zod';
import { firstCard } from './packs/memory-fit.js';
import type { PackSettings } from './packs/opened-pack.js';

const providersSchema = z
  .string()
  .default('cpu')
  .transform((value) => value.split(',').map((word) => word.trim()))
  .pipe(z.array(z.enum(['cuda', 'webgpu', 'cpu'], 'expected cuda, webgpu or cpu in order')).min(1));

/** A render uses one core and about 500 MB. */
const MOST_AT_ONCE = 2;

const packEnv = {
  DATA_DIR: storageEnv.DATA_DIR,
  ORT_PROVIDERS: providersSchema,
  /** Inference threads per portrait; by default an even share of the cores. */
  ORT_THREADS: z.coerce.number('expected a number').int().min(1).max(64).optional(),
  /** CUDA's own setting; selects the GPU for the free-memory query. */
  CUDA_VISIBLE_DEVICES: z.string().default(''),
  MODEL_PACKS_DIR: z.string().optional(),
  /** `off` permits packs without a `task: safety` pack to check their pictures. */
  PACK_SAFETY_CHECK: z.enum(['required', 'off'], 'expected required or off').default('required'),
  /** Ids of packs to use where several do the same task. */
  MODEL_PACKS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((id) => id.trim() || [])),
};

const envSchema = z.object({
  ...processEnv,
  ...storageEnv,
  LENSES_URL: z.url({ protocol: /^https?$/, error: 'expected http://host:port' }),
  /** PEM files of the signing certificate and its key. */
  C2PA_CERT: z.string().optional(),
  C2PA_KEY: z.string().optional(),
  /** Time-stamp authorities (RFC 3161), the preferred one first. */
  C2PA_TIMESTAMP_URL: z
    .string()
    .transform((value) => value.split(',').map((word) => word.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'expected http://host or https://host' })))
    .optional(),
  MARK_SECRET: secret.optional(),
  /** Old secrets for mark detection. Each adds its own false-positive rate. */
  MARK_SECRET_ALSO: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((word) => word.trim() || []))
    .pipe(z.array(secret).max(3, 'expected at most three secrets, comma-separated')),
  /** Concurrent portraits per process; two by default if there are two cores. */
  WORKER_CONCURRENCY: z.coerce
    .number('expected a number')
    .int()
    .min(1)
    .max(64)
    .default(() => Math.min(MOST_AT_ONCE, availableParallelism())),
  WORKER_WARM_UP: z.stringbool('expected true or false').default(true),
  ...packEnv,
  /** `diffusion` suits a process that has a GPU to itself. */
  WORKER_ENGINES: z
    .enum(['studio', 'diffusion', 'both'], 'expected studio, diffusion or both')
    .default('both'),
  /** Idle packs unload after this time; 0 keeps them. */
  PACK_IDLE_MINUTES: z.coerce.number('expected minutes').int().min(0).max(1_440).default(15),
  /** Batch size where memory allows; by default 4 on a GPU, 1 without. */
  PACK_TOGETHER: z.coerce.number('expected a number').int().min(1).max(8).optional(),
  RENDER_TIMEOUT_SECONDS: z.coerce.number('expected seconds').int().min(5).max(600).default(120),
});
export type Env = z.infer<typeof envSchema> & {
  readonly threads: number;
  /** Of packs that draw. */
  readonly packs?: PackSettings;
  /** Of packs that cut people out for the studio. */
  readonly matting?: PackSettings;
};

export function loadEnv(): Env {
  const env = readEnv(envSchema.refine(hasPacksForDiffusion, PACKS_MISSING));
  const share = Math.floor(availableParallelism() / env.WORKER_CONCURRENCY);
  const threads = env.ORT_THREADS ?? Math.max(1, share);
  const { MODEL_PACKS_DIR: packsDir, WORKER_ENGINES: engines } = env;
  if (packsDir === undefined) return { ...env, threads };
  const settings = packSettings({ ...env, MODEL_PACKS_DIR: packsDir });
  return {
    ...env,
    threads,
    ...(engines !== 'studio' && { packs: settings }),
    ...(engines !== 'diffusion' && { matting: settings }),
  };
}

export function loadPackEnv(): PackSettings {
  const MODEL_PACKS_DIR = z.string('expected a folder of model packs');
  return packSettings(readEnv(z.object({ ...packEnv, MODEL_PACKS_DIR })));
}

const PACKS_MISSING = {
  path: ['MODEL_PACKS_DIR'],
  error: 'expected a folder of model packs, which WORKER_ENGINES=diffusion needs',
};

function hasPacksForDiffusion(env: z.infer<typeof envSchema>): boolean {
  return env.WORKER_ENGINES !== 'diffusion' || env.MODEL_PACKS_DIR !== undefined;
}

type PackEnv = z.infer<z.ZodObject<typeof packEnv>> & { readonly MODEL_PACKS_DIR: string };

function packSettings(env: PackEnv): PackSettings {
  return {
    packsDir: resolve(env.MODEL_PACKS_DIR),
    named: env.MODEL_PACKS,
    providers: env.ORT_PROVIDERS,
    card: firstCard(env.CUDA_VISIBLE_DEVICES),
    threads: env.ORT_THREADS ?? availableParallelism(),
    needsSafetyCheck: env.PACK_SAFETY_CHECK === 'required',
    cacheDir: resolve(env.DATA_DIR, 'packs'),
  };
}
