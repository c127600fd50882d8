import { z } from 'zod';
import {
  packDefaultsSchema,
  packFaceSchema,
  packLatentSchema,
  packSchedulerSchema,
  packStyleSchema,
} from './pack-rendering.js';

/** `pack.json`. Rejects unknown fields, so that `npm run packs -- verify` finds typos. */

export const PACK_SCHEMA = 1;

export const PACK_PIPELINES = ['sdxl-instantid', 'flux2-klein', 'flux-kontext'] as const;
export type PackPipeline = (typeof PACK_PIPELINES)[number];

export const PACK_TASKS = ['portrait', 'multi-reference'] as const;
export type PackTask = (typeof PACK_TASKS)[number];

export const GRAPH_NAMES = [
  'text_encoder',
  'text_encoder_2',
  'face_detector',
  'face_embedder',
  'image_proj',
  'step',
  'vae_decoder',
  'vae_encoder',
] as const;
export type GraphName = (typeof GRAPH_NAMES)[number];

export const PIPELINE_GRAPHS: Readonly<Record<PackPipeline, readonly GraphName[]>> = {
  'sdxl-instantid': [
    'text_encoder',
    'text_encoder_2',
    'face_detector',
    'face_embedder',
    'image_proj',
    'step',
    'vae_decoder',
  ],
  'flux2-klein': ['text_encoder', 'step', 'vae_decoder', 'vae_encoder'],
  'flux-kontext': ['text_encoder', 'text_encoder_2', 'step', 'vae_decoder', 'vae_encoder'],
};

/** Each needs a tokenizer of the same name. */
export const TOKENIZED_GRAPHS = ['text_encoder', 'text_encoder_2'] as const;
export type TokenizedGraph = (typeof TOKENIZED_GRAPHS)[number];

/** Relative to the pack's folder, with forward slashes; can't leave the folder. */
const packPath = z
  .string()
  .max(300)
  .regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/, {
    error: 'expected a path inside the pack, for example graphs/step.onnx',
  });

const packFileSchema = z.strictObject({
  path: packPath,
  bytes: z.int().min(1),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { error: 'expected 64 lower-case hexadecimal digits' }),
});
export type PackFile = z.infer<typeof packFileSchema>;

/** Bytes: the weights, and the peak of weights plus one run. */
const packMemorySchema = z.strictObject({ weights: z.int().min(1), peak: z.int().min(1) });
export type PackMemory = z.infer<typeof packMemorySchema>;

const packVariantSchema = z.strictObject({
  dtype: z.enum(['fp32', 'fp16']),
  /** Every file of the variant, with external data, tokenizers and self-test tensors. */
  files: z.array(packFileSchema).min(1),
  graphs: z.partialRecord(z.enum(GRAPH_NAMES), packPath),
  /** Packs of older exporters lack it and state the largest variant's memory for all. */
  vram: packMemorySchema.optional(),
});
export type PackVariant = z.infer<typeof packVariantSchema>;

const packComponentSchema = z.strictObject({
  name: z.string().min(1).max(120),
  /** Where it was published, such as a repository with its revision. */
  source: z.string().min(1).max(300),
  /** SPDX identifier, or the publisher's name for the license. */
  licence: z.string().min(1).max(120),
  url: z.url({ protocol: /^https?$/ }),
  /** If false, the worker rejects the pack until the operator accepts it. */
  commercial: z.boolean(),
  restrictions: z.array(z.string().min(1).max(500)).default([]),
});
export type PackComponent = z.infer<typeof packComponentSchema>;

/**
 * safetensors files with tensors named `<graph>.<input>` and `<graph>.<output>`. The warm-up runs
 * each graph with outputs once.
 */
const packSelfTestSchema = z.strictObject({
  inputs: packPath,
  outputs: packPath,
  /** Maximum difference, relative to the greatest expected absolute value. */
  tolerance: z.number().gt(0).max(0.5),
});

const edge = z.int().min(16).max(4096).multipleOf(8);

const packShape = z.strictObject({
  schema: z.literal(PACK_SCHEMA, {
    error: ({ input }) =>
      `this worker reads schema ${PACK_SCHEMA}, the pack has ${JSON.stringify(input) ?? 'none'}`,
  }),
  /** Shared by all versions of the pack. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, {
    error: 'expected lower-case letters, digits and hyphens',
  }),
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, { error: 'expected for example 1.0.0' }),
  name: z.string().min(1).max(80),
  pipeline: z.enum(PACK_PIPELINES),
  task: z.enum(PACK_TASKS),
  components: z.array(packComponentSchema).min(1),
  variants: z.strictObject({
    cpu: packVariantSchema.optional(),
    cuda: packVariantSchema.optional(),
  }),
  tokenizers: z.partialRecord(z.enum(TOKENIZED_GRAPHS), packPath),
  scheduler: packSchedulerSchema,
  defaults: packDefaultsSchema,
  /** The model's training size. */
  size: z.strictObject({ width: edge, height: edge }),
  latent: packLatentSchema,
  /** Random weights for testing a worker; skips the likeness score. */
  untrained: z.boolean().default(false),
  maxReferences: z.int().min(1).max(10),
  /** Of the largest variant. A variant's own value takes precedence. */
  vram: packMemorySchema,
  face: packFaceSchema.optional(),
  selfTest: packSelfTestSchema,
  styles: z.array(packStyleSchema).default([]),
});

type PackShape = z.infer<typeof packShape>;

function tokenizersOf(pipeline: PackPipeline): TokenizedGraph[] {
  return TOKENIZED_GRAPHS.filter((graph) => PIPELINE_GRAPHS[pipeline].includes(graph));
}

function* variantFaults(pack: PackShape, name: string, variant: PackVariant): Generator<string> {
  const listed = new Set(variant.files.map(({ path }) => path));
  if (listed.size < variant.files.length) yield `variants.${name}.files names a file twice`;
  for (const graph of PIPELINE_GRAPHS[pack.pipeline]) {
    if (variant.graphs[graph] === undefined)
      yield `variants.${name}.graphs has no ${graph}, which ${pack.pipeline} needs`;
  }
  const read = [
    ...Object.values(variant.graphs),
    ...Object.values(pack.tokenizers).map((folder) => `${folder}/tokenizer.json`),
    pack.selfTest.inputs,
    pack.selfTest.outputs,
  ];
  for (const path of read.filter((each) => !listed.has(each)))
    yield `${path} is used, but variants.${name}.files does not list it`;
}

function* packFaults(pack: PackShape): Generator<string> {
  const variants = Object.entries(pack.variants);
  if (variants.length === 0) yield 'variants has neither cpu nor cuda';
  for (const [name, variant] of variants) yield* variantFaults(pack, name, variant);
  for (const graph of tokenizersOf(pack.pipeline)) {
    if (pack.tokenizers[graph] === undefined)
      yield `tokenizers has no ${graph}, which ${pack.pipeline} needs`;
  }
  if (pack.pipeline === 'sdxl-instantid' && pack.face === undefined)
    yield 'face is missing, which sdxl-instantid needs';
  const { batchNorm, channels } = pack.latent;
  if (pack.pipeline === 'flux2-klein' && batchNorm === undefined)
    yield 'latent.batchNorm is missing, which flux2-klein needs';
  const statistics = batchNorm ? [batchNorm.mean, batchNorm.variance] : [];
  if (statistics.some(({ length }) => length !== 4 * channels))
    yield `latent.batchNorm needs ${4 * channels} values of mean and of variance`;
  if (pack.vram.peak < pack.vram.weights) yield 'vram.peak is less than vram.weights';
  for (const [name, { vram }] of Object.entries(pack.variants))
    if (vram && vram.peak < vram.weights)
      yield `variants.${name}.vram.peak is less than variants.${name}.vram.weights`;
  if (new Set(pack.styles.map(({ id }) => id)).size < pack.styles.length)
    yield 'two styles have the same id';
}

export const packManifestSchema = packShape.superRefine((pack, context) => {
  for (const message of packFaults(pack)) context.addIssue({ code: 'custom', message });
});
export type PackManifest = z.infer<typeof packManifestSchema>;
