import { z } from 'zod';

/**
 * `pack.json`, the first file of a model pack: a folder that an operator puts into MODEL_PACKS_DIR so
 * that a worker can make pictures by diffusion. Unknown fields are refused, so that a misspelt one is
 * found by `npm run packs -- verify` and not by a wrong picture.
 */

export const PACK_SCHEMA = 1;

export const PACK_PIPELINES = ['sdxl-instantid', 'flux2-klein', 'flux-kontext'] as const;
export type PackPipeline = (typeof PACK_PIPELINES)[number];

/** What a pack is for: the portrait tool, or pictures from several references. */
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

/** The graphs that a pipeline cannot do without. */
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

/** Each graph that reads tokens has a tokenizer of the same name. */
export const TOKENIZED_GRAPHS = ['text_encoder', 'text_encoder_2'] as const;
export type TokenizedGraph = (typeof TOKENIZED_GRAPHS)[number];

/** A path inside the pack's folder, with forward slashes; it can't lead out of the folder. */
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

/**
 * The pack for one kind of hardware. `files` names every file that is read with this variant: graphs,
 * their external data, everything in the tokenizers' folders and the tensors of the self-test.
 */
/** Bytes: of the weights in memory, and of weights and one run together. */
const packMemorySchema = z.strictObject({ weights: z.int().min(1), peak: z.int().min(1) });
export type PackMemory = z.infer<typeof packMemorySchema>;

const packVariantSchema = z.strictObject({
  dtype: z.enum(['fp32', 'fp16']),
  files: z.array(packFileSchema).min(1),
  graphs: z.partialRecord(z.enum(GRAPH_NAMES), packPath),
  /** Absent in packs of older exporters, which state the figure of the largest variant for all. */
  vram: packMemorySchema.optional(),
});
export type PackVariant = z.infer<typeof packVariantSchema>;

/** A part with its own terms, for example a checkpoint, an adapter or a face model. */
const packComponentSchema = z.strictObject({
  name: z.string().min(1).max(120),
  /** Where it was published, for example a repository with its revision. */
  source: z.string().min(1).max(300),
  /** An SPDX identifier, or the name that its publisher gives the licence. */
  licence: z.string().min(1).max(120),
  /** The text of the licence. */
  url: z.url({ protocol: /^https?$/ }),
  /** Whether pictures may be sold; a pack with a `false` is refused until its operator accepts it. */
  commercial: z.boolean(),
  /** What has to be kept to or passed on to users, in plain words. */
  restrictions: z.array(z.string().min(1).max(500)).default([]),
});
export type PackComponent = z.infer<typeof packComponentSchema>;

export const SCHEDULERS = [
  'euler',
  'dpmpp-2m-karras',
  'lcm',
  'euler-trailing',
  'flow-match-euler',
] as const;

/** Options beside the name are the scheduler's own, under the names that its publication uses. */
const packSchedulerSchema = z
  .object({ name: z.enum(SCHEDULERS) })
  .catchall(z.union([z.number(), z.string(), z.boolean(), z.array(z.number())]));
export type PackScheduler = z.infer<typeof packSchedulerSchema>;

const steps = z.int().min(1).max(100);
const guidance = z.number().min(0).max(30);
const scale = z.number().min(0).max(2);

/** How a picture is made when its style says nothing else. */
const packDefaultsSchema = z.strictObject({
  steps,
  guidance,
  /** How strongly the face's key points hold the composition; sdxl-instantid only. */
  controlnetScale: scale.optional(),
  /** How strongly the face's embedding holds the likeness; sdxl-instantid only. */
  ipScale: scale.optional(),
  negativePrompt: z.string().max(2000).optional(),
});

/** A style that the pack brings; `{prompt}` in its prompt is where the person's own words go. */
const packStyleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: z.string().min(1).max(60),
  description: z.string().min(1).max(200),
  prompt: z.string().min(1).max(2000),
  negativePrompt: z.string().max(2000).optional(),
  steps: steps.optional(),
  guidance: guidance.optional(),
  controlnetScale: scale.optional(),
  ipScale: scale.optional(),
});
export type PackStyle = z.infer<typeof packStyleSchema>;

/** How the pack's face models are fed; sdxl-instantid only. */
const packFaceSchema = z.strictObject({
  /** Edge of the square that the detector reads. */
  detectorSize: z.int().min(32).max(1280).multipleOf(32).default(640),
  /** Edge of the aligned face that the embedder reads. */
  embedderSize: z.int().min(16).max(448).default(112),
  /** The embedder's graph begins with its own subtraction and scaling, and reads bytes 0 to 255. */
  embedderNormalises: z.boolean().default(false),
  /** Faces that the detector is less sure of are passed over. */
  scoreThreshold: z.number().min(0).max(1).default(0.5),
});

/**
 * safetensors files. A tensor of `inputs` is named `<graph>.<input>`, one of `outputs`
 * `<graph>.<output>`; each graph that has outputs is run on its inputs once at warm-up.
 */
const packSelfTestSchema = z.strictObject({
  inputs: packPath,
  outputs: packPath,
  /** The greatest difference allowed, as a part of the greatest expected absolute value. */
  tolerance: z.number().gt(0).max(0.5),
});

/** How a latent of the diffusion model becomes one of the VAE. Models without a BatchNorm have no `batchNorm`. */
const packLatentSchema = z.strictObject({
  /** Channels of the VAE's latent: SDXL 4, FLUX.1 16, FLUX.2 32. */
  channels: z.int().min(1).max(256),
  /** The VAE's latent is `latent / scale + shift`. */
  scale: z.number().gt(0).default(1),
  shift: z.number().default(0),
  /** flux2-klein only: statistics of the VAE's BatchNorm for each of the 4 × `channels` patchified channels. */
  batchNorm: z
    .strictObject({
      mean: z.array(z.number()).min(1),
      variance: z.array(z.number().min(0)).min(1),
      epsilon: z.number().gt(0).default(1e-4),
    })
    .optional(),
});
export type PackLatent = z.infer<typeof packLatentSchema>;

const edge = z.int().min(16).max(4096).multipleOf(8);

const packShape = z.strictObject({
  schema: z.literal(PACK_SCHEMA, {
    error: ({ input }) =>
      `this worker reads schema ${PACK_SCHEMA}, the pack has ${JSON.stringify(input) ?? 'none'}`,
  }),
  /** The pack's name in settings, commands and metrics; versions of a pack share it. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, {
    error: 'expected lower-case letters, digits and hyphens',
  }),
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, { error: 'expected for example 1.0.0' }),
  /** What people read beside a picture that the pack made. */
  name: z.string().min(1).max(80),
  pipeline: z.enum(PACK_PIPELINES),
  task: z.enum(PACK_TASKS),
  components: z.array(packComponentSchema).min(1),
  variants: z.strictObject({
    /** Runs on any machine. */
    cpu: packVariantSchema.optional(),
    /** Runs by the CUDA provider. */
    cuda: packVariantSchema.optional(),
  }),
  /** Folders, each with a tokenizer.json, by the graph that reads the tokens. */
  tokenizers: z.partialRecord(z.enum(TOKENIZED_GRAPHS), packPath),
  scheduler: packSchedulerSchema,
  defaults: packDefaultsSchema,
  /** The size of picture that the model was trained for. */
  size: z.strictObject({ width: edge, height: edge }),
  latent: packLatentSchema,
  /**
   * The weights are numbers without training, to try a worker out: its pictures show nobody, and no
   * likeness is measured.
   */
  untrained: z.boolean().default(false),
  /** Photos that one picture may be made from. */
  maxReferences: z.int().min(1).max(10),
  /** Of the largest variant; a variant's own figure comes before it. */
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
