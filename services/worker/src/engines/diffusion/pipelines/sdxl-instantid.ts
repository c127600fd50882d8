import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { LruCache } from '../../portrait/lru-cache.js';
import { keyPointImage } from '../faces/key-point-image.js';
import { Graph, type GraphSource, write } from '../graphs/graph.js';
import { intoPlanes } from '../graphs/into-planes.js';
import { joined, parted, repeated, sideBySide } from '../graphs/values.js';
import { openScheduler } from '../schedulers/open-scheduler.js';
import type { PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import type {
  DiffusionOrder,
  DiffusionPipeline,
  DiffusionSettings,
  PreparedOrder,
  WantedFace,
} from './pipeline.js';

/** Pixels per latent cell. */
const REDUCTION = 8;
const PROMPT_TOKENS = 77;
const FACE_TOKENS = 16;
const TEXTS_KEPT = 4;

type Graphs = Readonly<Record<'first' | 'second' | 'projection' | 'step', Graph>>;
type Tokenizers = Readonly<Record<'text_encoder' | 'text_encoder_2', PromptTokenizer>>;
type Text = {
  readonly hidden: Float32Array;
  readonly pooled: Float32Array;
  readonly width: number;
  readonly cut: string;
};

/**
 * SDXL with InstantID (`pipeline_stable_diffusion_xl_instantid.py`) and ControlNet in one graph.
 * With guidance, batches are [negative, positive]; the negative face embedding is zero.
 */
export class SdxlInstantIdPipeline implements DiffusionPipeline {
  readonly #texts = new LruCache<string, Text>(TEXTS_KEPT);

  private constructor(
    private readonly graphs: Graphs,
    private readonly tokenizers: Tokenizers,
    private readonly manifest: PackManifest,
  ) {}

  static async open(
    source: GraphSource,
    tokenizers: Tokenizers,
    manifest: PackManifest,
  ): Promise<SdxlInstantIdPipeline> {
    const [first, second, projection, step] = await Graph.openAll(source, [
      'text_encoder',
      'text_encoder_2',
      'image_proj',
      'step',
    ]);
    return new SdxlInstantIdPipeline({ first, second, projection, step }, tokenizers, manifest);
  }

  async prepare(order: DiffusionOrder): Promise<PreparedOrder> {
    const { settings, width, height, face } = order;
    if (!face) throw new Error('sdxl-instantid draws a face, and was given none');
    const { channels, scale, shift } = this.manifest.latent;
    const [rows, columns] = [height / REDUCTION, width / REDUCTION];
    const isGuided = settings.guidance > 1;
    const { texts, feedsOf } = await this.#feeds(order, face, isGuided);
    const { step } = this.graphs;
    const halves = isGuided ? 2 : 1;
    const length = channels * rows * columns;
    const bind = (count: number) => {
      const dims = [halves * count, channels, rows, columns];
      const sample = step.tensor('sample', new Float32Array(halves * count * length), dims);
      const timestep = step.tensor('timestep', [0], [1]);
      return {
        feeds: { ...feedsOf(count), sample, timestep },
        into: step.outputs({ noise: dims }),
      };
    };
    const schedule = () => openScheduler(this.manifest.scheduler, settings.steps, 0);
    const controlScale = controlScales(settings, schedule().timesteps);
    let bound = bind(1);
    let size = 1;
    return {
      schedule,
      length,
      arrange: (noise) => noise,
      predict: async (samples, timestep) => {
        const count = samples.length;
        if (count !== size) bound = bind(count);
        size = count;
        const { feeds, into } = bound;
        for (let half = 0; half < halves; half++)
          samples.forEach((sample, i) => write(feeds.sample, sample, (half * count + i) * length));
        write(feeds.timestep, Float32Array.of(timestep));
        write(feeds.control_scale, Float32Array.of(controlScale(timestep)));
        const { noise } = await step.run(feeds, into);
        return parted(isGuided ? guided(noise.data, settings.guidance) : noise.data, count);
      },
      latentOf: (sample) => ({
        data: sample.map((value) => value / scale + shift),
        channels,
        height: rows,
        width: columns,
      }),
      cut: texts.map(({ cut }) => cut).filter((words) => words !== ''),
    };
  }

  async #feeds(order: DiffusionOrder, face: WantedFace, isGuided: boolean) {
    const { settings, width, height } = order;
    const { step } = this.graphs;
    const positive = await this.#textOf(order.prompt);
    const negative =
      order.negativePrompt === undefined
        ? nothing(positive)
        : await this.#textOf(order.negativePrompt);
    const texts = isGuided ? [negative, positive] : [positive];
    const sizes = Float32Array.of(height, width, 0, 0, height, width);
    const faces = parted(await this.#projected(face.embedding, isGuided), texts.length);
    const once = {
      control: step.tensor('control', control(face, width, height), [1, 3, height, width]),
      control_scale: step.tensor('control_scale', [settings.controlnetScale], [1]),
      ip_scale: step.tensor('ip_scale', [settings.ipScale], [1]),
    };
    const feedsOf = (pictures: number) => {
      const batch = texts.length * pictures;
      // Negative half first.
      const halves = (parts: readonly Float32Array[]) =>
        parts.map((part) => repeated(part, pictures)).reduce(joined);
      const width = faces[0].length / FACE_TOKENS;
      const pooled = halves(texts.map((each) => each.pooled));
      return {
        ...once,
        text: step.tensor('text', halves(texts.map(({ hidden }) => hidden)), [
          batch,
          PROMPT_TOKENS,
          positive.width,
        ]),
        text_embeds: step.tensor('text_embeds', pooled, [batch, positive.pooled.length]),
        face: step.tensor('face', halves(faces), [batch, FACE_TOKENS, width]),
        time_ids: step.tensor('time_ids', repeated(sizes, batch), [batch, 6]),
      };
    };
    return { texts, feedsOf };
  }

  #textOf(prompt: string): Promise<Text> {
    return this.#texts.get(prompt, () => this.#encode(prompt));
  }

  async #encode(prompt: string): Promise<Text> {
    const { first, second } = this.graphs;
    const one = this.tokenizers.text_encoder.encode(prompt, PROMPT_TOKENS);
    const two = this.tokenizers.text_encoder_2.encode(prompt, PROMPT_TOKENS);
    const dims = [1, PROMPT_TOKENS];
    const { hidden: a } = await first.run({
      input_ids: first.tensor('input_ids', one.ids, dims),
    });
    const { hidden: b, pooled } = await second.run({
      input_ids: second.tensor('input_ids', two.ids, dims),
    });
    const [widthA, widthB] = [a.dims[2], b.dims[2]];
    return {
      hidden: sideBySide(a.data, widthA, b.data, widthB),
      pooled: pooled.data,
      width: widthA + widthB,
      cut: one.cut,
    };
  }

  /** Face tokens; with guidance, the tokens of a zero embedding first. */
  async #projected(embedding: Float32Array, isGuided: boolean): Promise<Float32Array> {
    const { projection } = this.graphs;
    const faces = isGuided ? joined(new Float32Array(embedding.length), embedding) : embedding;
    const dims = [isGuided ? 2 : 1, embedding.length];
    const { tokens } = await projection.run({
      embedding: projection.tensor('embedding', faces, dims),
    });
    return tokens.data;
  }
}

/** The scale is 0 outside the steps between start and end (diffusers `controlnet_keep`). */
function controlScales(
  { controlnetScale, controlnetStart = 0, controlnetEnd = 1 }: DiffusionSettings,
  timesteps: readonly number[],
): (timestep: number) => number {
  const count = timesteps.length;
  return (timestep) => {
    const step = timesteps.indexOf(timestep);
    const acts = step / count >= controlnetStart && (step + 1) / count <= controlnetEnd;
    return acts ? controlnetScale : 0;
  };
}

function nothing({ hidden, pooled, width }: Text): Text {
  return {
    hidden: new Float32Array(hidden.length),
    pooled: new Float32Array(pooled.length),
    width,
    cut: '',
  };
}

function control({ points }: WantedFace, width: number, height: number): Uint8Array {
  const { data } = keyPointImage(points, width, height);
  return intoPlanes(data, new Uint8Array(data.length), (level) => level);
}

/** Classifier-free guidance (arXiv 2207.12598). The batch is [negative, positive]. */
function guided(batch: Float32Array, guidance: number): Float32Array {
  const half = batch.length / 2;
  const out = new Float32Array(half);
  for (let i = 0; i < half; i++) out[i] = batch[i] + guidance * (batch[half + i] - batch[i]);
  return out;
}
