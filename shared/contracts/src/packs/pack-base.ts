import { z } from 'zod';

export const PACK_SCHEMA = 1;

export const PACK_PIPELINES = ['sdxl-instantid', 'flux2-klein', 'flux-kontext'] as const;
export type PackPipeline = (typeof PACK_PIPELINES)[number];

export const CHECK_PIPELINE = 'image-classifier';
export const MATTING_PIPELINE = 'image-matting';

export const GRAPH_NAMES = [
  'text_encoder',
  'text_encoder_2',
  'face_detector',
  'face_embedder',
  'image_proj',
  'step',
  'vae_decoder',
  'vae_encoder',
  'classifier',
  'matting',
] as const;
export type GraphName = (typeof GRAPH_NAMES)[number];

/** Pipelines of networks that judge or cut out pictures; the others draw. */
type PicturePipeline = typeof CHECK_PIPELINE | typeof MATTING_PIPELINE;
export type AnyPipeline = PackPipeline | PicturePipeline;

export const PIPELINE_GRAPHS: Readonly<Record<AnyPipeline, readonly GraphName[]>> = {
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
  [CHECK_PIPELINE]: ['classifier'],
  [MATTING_PIPELINE]: ['matting'],
};

/** Each needs a tokenizer of the same name. */
export const TOKENIZED_GRAPHS = ['text_encoder', 'text_encoder_2'] as const;
export type TokenizedGraph = (typeof TOKENIZED_GRAPHS)[number];

/** Relative to the pack's folder, with forward slashes; can't leave the folder. */
export const packPath = z
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

/** safetensors: `<graph>.<input>` and `<graph>.<output>`. The warm-up runs these graphs once. */
const packSelfTestSchema = z.strictObject({
  inputs: packPath,
  outputs: packPath,
  /** Greatest allowed error, relative to the norm and to the greatest of the expected values. */
  tolerance: z.number().gt(0).max(0.5),
});

export const packBase = {
  schema: z.literal(PACK_SCHEMA, {
    error: ({ input }) =>
      `this worker reads schema ${PACK_SCHEMA}, the pack has ${JSON.stringify(input) ?? 'none'}`,
  }),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, {
    error: 'expected lower-case letters, digits and hyphens',
  }),
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, { error: 'expected for example 1.0.0' }),
  name: z.string().min(1).max(80),
  components: z.array(packComponentSchema).min(1),
  variants: z.strictObject({
    cpu: packVariantSchema.optional(),
    cuda: packVariantSchema.optional(),
  }),
  /** Of the largest variant. A variant's own value takes precedence. */
  vram: packMemorySchema,
  selfTest: packSelfTestSchema,
};
type PackBase = z.infer<z.ZodObject<typeof packBase>> & {
  readonly pipeline: keyof typeof PIPELINE_GRAPHS;
  readonly tokenizers?: Readonly<Partial<Record<TokenizedGraph, string>>>;
};

function* variantFaults(pack: PackBase, name: string, variant: PackVariant): Generator<string> {
  const listed = new Set(variant.files.map(({ path }) => path));
  if (listed.size < variant.files.length) yield `variants.${name}.files names a file twice`;
  for (const graph of PIPELINE_GRAPHS[pack.pipeline]) {
    if (variant.graphs[graph] === undefined)
      yield `variants.${name}.graphs has no ${graph}, which ${pack.pipeline} needs`;
  }
  const read = [
    ...Object.values(variant.graphs),
    ...Object.values(pack.tokenizers ?? {}).map((folder) => `${folder}/tokenizer.json`),
    pack.selfTest.inputs,
    pack.selfTest.outputs,
  ];
  for (const path of read.filter((each) => !listed.has(each)))
    yield `${path} is used, but variants.${name}.files does not list it`;
}

const edge = z.int().min(16).max(1024);
const perChannel = z.tuple([z.number(), z.number(), z.number()]);

/** What a network sees of a picture: red, green and blue from 0 to 1 as `(value - mean) / std`. */
export const pictureInput = {
  size: z.strictObject({ width: edge, height: edge }),
  mean: perChannel,
  std: perChannel.refine((std) => !std.includes(0), { error: 'has a zero' }),
};
export type PictureInput = z.infer<z.ZodObject<typeof pictureInput>>;

export function* baseFaults(pack: PackBase): Generator<string> {
  const variants = Object.entries(pack.variants);
  if (variants.length === 0) yield 'variants has neither cpu nor cuda';
  for (const [name, variant] of variants) yield* variantFaults(pack, name, variant);
  if (pack.vram.peak < pack.vram.weights) yield 'vram.peak is less than vram.weights';
  for (const [name, { vram }] of variants)
    if (vram && vram.peak < vram.weights)
      yield `variants.${name}.vram.peak is less than variants.${name}.vram.weights`;
}
