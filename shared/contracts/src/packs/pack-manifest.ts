import { z } from 'zod';
import { checkManifestSchema } from './check-manifest.js';
import { mattingManifestSchema } from './matting-manifest.js';
import {
  baseFaults,
  PACK_PIPELINES,
  type PackPipeline,
  packBase,
  packPath,
  PIPELINE_GRAPHS,
  TOKENIZED_GRAPHS,
  type TokenizedGraph,
} from './pack-base.js';
import {
  packDefaultsSchema,
  packFaceSchema,
  packLatentSchema,
  packSchedulerSchema,
  packStyleSchema,
} from './pack-rendering.js';

export const PACK_TASKS = ['portrait', 'multi-reference'] as const;
export type PackTask = (typeof PACK_TASKS)[number];

const edge = z.int().min(16).max(4096).multipleOf(8);

const packShape = z.strictObject({
  ...packBase,
  pipeline: z.enum(PACK_PIPELINES),
  task: z.enum(PACK_TASKS),
  tokenizers: z.partialRecord(z.enum(TOKENIZED_GRAPHS), packPath),
  scheduler: packSchedulerSchema,
  defaults: packDefaultsSchema,
  size: z.strictObject({ width: edge, height: edge }),
  latent: packLatentSchema,
  /** Random weights for testing a worker; skips the likeness score. */
  untrained: z.boolean().default(false),
  maxReferences: z.int().min(1).max(10),
  face: packFaceSchema.optional(),
  styles: z.array(packStyleSchema).default([]),
});

type PackShape = z.infer<typeof packShape>;

function tokenizersOf(pipeline: PackPipeline): TokenizedGraph[] {
  return TOKENIZED_GRAPHS.filter((graph) => PIPELINE_GRAPHS[pipeline].includes(graph));
}

function* packFaults(pack: PackShape): Generator<string> {
  yield* baseFaults(pack);
  for (const graph of tokenizersOf(pack.pipeline)) {
    if (pack.tokenizers[graph] === undefined)
      yield `tokenizers has no ${graph}, which ${pack.pipeline} needs`;
  }
  if (pack.pipeline === 'sdxl-instantid' && pack.face === undefined)
    yield 'face is missing, which sdxl-instantid needs';
  // SDXL's UNet halves the latent twice without padding; FLUX packs it in blocks of two.
  const multiple = pack.pipeline === 'sdxl-instantid' ? 32 : 16;
  if ([pack.size.width, pack.size.height].some((side) => side % multiple !== 0))
    yield `size needs multiples of ${multiple} for ${pack.pipeline}`;
  const { batchNorm, channels } = pack.latent;
  if (pack.pipeline === 'flux2-klein' && batchNorm === undefined)
    yield 'latent.batchNorm is missing, which flux2-klein needs';
  const statistics = batchNorm ? [batchNorm.mean, batchNorm.variance] : [];
  if (statistics.some(({ length }) => length !== 4 * channels))
    yield `latent.batchNorm needs ${4 * channels} values of mean and of variance`;
  if (new Set(pack.styles.map(({ id }) => id)).size < pack.styles.length)
    yield 'two styles have the same id';
}

export const packManifestSchema = packShape.superRefine((pack, context) => {
  for (const message of packFaults(pack)) context.addIssue({ code: 'custom', message });
});
export type PackManifest = z.infer<typeof packManifestSchema>;

export const anyPackManifestSchema = z.discriminatedUnion('pipeline', [
  packManifestSchema,
  checkManifestSchema,
  mattingManifestSchema,
]);
export type AnyPackManifest = z.infer<typeof anyPackManifestSchema>;
