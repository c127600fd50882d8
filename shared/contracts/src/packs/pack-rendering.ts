import { z } from 'zod';

export const SCHEDULERS = [
  'euler',
  'dpmpp-2m-karras',
  'lcm',
  'euler-trailing',
  'flow-match-euler',
] as const;

/** Other options keep the names of the scheduler's publication. */
export const packSchedulerSchema = z
  .object({ name: z.enum(SCHEDULERS) })
  .catchall(z.union([z.number(), z.string(), z.boolean(), z.array(z.number())]));
export type PackScheduler = z.infer<typeof packSchedulerSchema>;

const scale = z.number().min(0).max(2);
/** Shares of the steps between which the ControlNet acts. */
const share = z.number().min(0).max(1);

export const packDefaultsSchema = z.strictObject({
  steps: z.int().min(1).max(100),
  guidance: z.number().min(0).max(30),
  controlnetScale: scale.optional(),
  controlnetStart: share.optional(),
  controlnetEnd: share.optional(),
  ipScale: scale.optional(),
  negativePrompt: z.string().max(2000).optional(),
});

/** `{prompt}` marks the place of the user's prompt. */
export const packStyleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: z.string().min(1).max(60),
  description: z.string().min(1).max(200),
  prompt: z.string().min(1).max(2000),
  ...packDefaultsSchema.partial().shape,
});
export type PackStyle = z.infer<typeof packStyleSchema>;

export const packFaceSchema = z.strictObject({
  detectorSize: z.int().min(32).max(1280).multipleOf(32).default(640),
  embedderSize: z.int().min(16).max(448).default(112),
  /** True if the graph expects bytes 0 to 255 and normalizes them itself. */
  embedderNormalises: z.boolean().default(false),
  scoreThreshold: z.number().min(0).max(1).default(0.5),
});

/** Converts a diffusion latent to a VAE latent. Models without a BatchNorm omit `batchNorm`. */
export const packLatentSchema = z.strictObject({
  /** SDXL 4, FLUX.1 16, FLUX.2 32. */
  channels: z.int().min(1).max(256),
  /** VAE latent = `latent / scale + shift`. */
  scale: z.number().gt(0).default(1),
  shift: z.number().default(0),
  /** flux2-klein only: statistics for each of the 4 × `channels` patchified channels. */
  batchNorm: z
    .strictObject({
      mean: z.array(z.number()).min(1),
      variance: z.array(z.number().min(0)).min(1),
      epsilon: z.number().gt(0).default(1e-4),
    })
    .optional(),
});
export type PackLatent = z.infer<typeof packLatentSchema>;
