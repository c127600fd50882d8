import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { LruCache } from '../../portrait/lru-cache.js';
import { Graph, type GraphSource } from '../graphs/graph.js';
import { joined, repeated } from '../graphs/values.js';
import { denormalised, normalised } from '../latents/batch-norm.js';
import { fromTokens, type Latent, patchified, toTokens, unpatchified } from '../latents/packing.js';
import { kleinIds, textIds } from '../latents/position-ids.js';
import { empiricalMu } from '../schedulers/flow-match-euler.js';
import { openScheduler } from '../schedulers/open-scheduler.js';
import type { PromptFrame, PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { encodeReference } from './encode-reference.js';
import { idsTensor, tokenPredictor } from './flux-feeds.js';
import type { DiffusionOrder, DiffusionPipeline, PreparedOrder } from './pipeline.js';
import { kleinReference } from './reference-size.js';

const PROMPT_TOKENS = 512;
const TOKEN = 16;
const TEXTS_KEPT = 4;

/** Qwen3's chat template without thinking. */
const CHAT: PromptFrame = {
  before: '<|im_start|>user\n',
  after: '<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n',
};

type Graphs = Readonly<Record<'text' | 'step' | 'encoder', Graph>>;
type Text = {
  readonly data: Float32Array;
  readonly length: number;
  readonly width: number;
  readonly cut: string;
};
type Statistics = NonNullable<PackManifest['latent']['batchNorm']>;

/** FLUX.2 klein (diffusers `pipeline_flux2_klein.py`): normalized latents, no guidance. */
export class Flux2KleinPipeline implements DiffusionPipeline {
  readonly #texts = new LruCache<string, Text>(TEXTS_KEPT);

  private constructor(
    private readonly graphs: Graphs,
    private readonly tokenizer: PromptTokenizer,
    private readonly manifest: PackManifest,
    private readonly statistics: Statistics,
  ) {}

  static async open(
    source: GraphSource,
    tokenizer: PromptTokenizer,
    manifest: PackManifest,
  ): Promise<Flux2KleinPipeline> {
    const { batchNorm } = manifest.latent;
    if (!batchNorm) throw new Error('flux2-klein needs latent.batchNorm in pack.json');
    const [text, step, encoder] = await Promise.all([
      Graph.open(source, 'text_encoder'),
      Graph.open(source, 'step'),
      Graph.open(source, 'vae_encoder'),
    ]);
    return new Flux2KleinPipeline({ text, step, encoder }, tokenizer, manifest, batchNorm);
  }

  async prepare(order: DiffusionOrder): Promise<PreparedOrder> {
    const { settings, prompt } = order;
    const { step } = this.graphs;
    const channels = 4 * this.manifest.latent.channels;
    const target = { channels, height: order.height / TOKEN, width: order.width / TOKEN };
    const count = target.height * target.width;
    const references = await this.#references(order);
    const tokens = references.map(toTokens).reduce(joined, new Float32Array(0));
    const {
      data: text,
      length,
      width,
      cut,
    } = await this.#texts.get(prompt, () => this.#encode(prompt));
    const feedsOf = (pictures: number) => ({
      text: step.tensor('text', repeated(text, pictures), [pictures, length, width]),
      img_ids: idsTensor(step, 'img_ids', kleinIds(target, references), pictures),
      txt_ids: idsTensor(step, 'txt_ids', textIds(length, 4), pictures),
    });
    return {
      schedule: () =>
        openScheduler(this.manifest.scheduler, settings.steps, empiricalMu(count, settings.steps)),
      length: channels * count,
      arrange: (noise) => toTokens({ ...target, data: noise }),
      predict: tokenPredictor(step, feedsOf, tokens, { length: channels * count, channels }),
      latentOf: (sample) =>
        this.#scaled(unpatchified(denormalised(fromTokens(sample, target), this.statistics))),
      cut: cut === '' ? [] : [cut],
    };
  }

  #scaled(latent: Latent): Latent {
    const { scale, shift } = this.manifest.latent;
    if (scale === 1 && shift === 0) return latent;
    return { ...latent, data: latent.data.map((value) => value / scale + shift) };
  }

  async #references({ references }: DiffusionOrder): Promise<Latent[]> {
    const latents: Latent[] = [];
    for (const image of references) {
      const fitted = kleinReference(image, this.manifest.size);
      const latent = await encodeReference(this.graphs.encoder, fitted);
      latents.push(normalised(patchified(latent), this.statistics));
    }
    return latents;
  }

  async #encode(prompt: string): Promise<Text> {
    const { text } = this.graphs;
    const length = text.sizeOf('input_ids', 1) ?? PROMPT_TOKENS;
    const { ids, mask, cut } = this.tokenizer.encode(prompt, length, CHAT);
    const { hidden } = await text.run({
      input_ids: text.tensor('input_ids', ids, [1, length]),
      attention_mask: text.tensor('attention_mask', mask, [1, length]),
    });
    return { data: hidden.data, length, width: hidden.dims[2], cut };
  }
}
