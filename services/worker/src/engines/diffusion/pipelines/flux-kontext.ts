import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { LruCache } from '../../portrait/lru-cache.js';
import { Graph, type GraphSource, type Values } from '../graphs/graph.js';
import { joined, repeated } from '../graphs/values.js';
import { fromTokens, type Latent, patchified, toTokens, unpatchified } from '../latents/packing.js';
import { kontextIds, textIds } from '../latents/position-ids.js';
import { linearMu } from '../schedulers/flow-match-euler.js';
import { openScheduler } from '../schedulers/open-scheduler.js';
import type { PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { encodeReference } from './encode-reference.js';
import { idsTensor, tokenPredictor } from './flux-feeds.js';
import type { DiffusionOrder, DiffusionPipeline, PreparedOrder } from './pipeline.js';
import { kontextReference, kontextSize } from './reference-size.js';

const SUMMARY_TOKENS = 77;
const PROMPT_TOKENS = 512;
/** Pixels per token. */
const TOKEN = 16;
const TEXTS_KEPT = 4;

type Graphs = Readonly<Record<'summary' | 'text' | 'step' | 'encoder', Graph>>;
type Text = {
  readonly text: Values;
  readonly pooled: Values;
  readonly length: number;
  readonly cut: string;
};
type Tokenizers = Readonly<Record<'text_encoder' | 'text_encoder_2', PromptTokenizer>>;

/** FLUX.1 Kontext (diffusers `pipeline_flux_kontext.py`); guidance is an input of the model. */
export class FluxKontextPipeline implements DiffusionPipeline {
  readonly #texts = new LruCache<string, Text>(TEXTS_KEPT);

  private constructor(
    private readonly graphs: Graphs,
    private readonly tokenizers: Tokenizers,
    private readonly manifest: PackManifest,
    private readonly fit: typeof kontextSize,
  ) {}

  /** @param fit resizes a reference */
  static async open(
    source: GraphSource,
    tokenizers: Tokenizers,
    manifest: PackManifest,
    fit = kontextSize,
  ): Promise<FluxKontextPipeline> {
    const [summary, text, step, encoder] = await Promise.all([
      Graph.open(source, 'text_encoder'),
      Graph.open(source, 'text_encoder_2'),
      Graph.open(source, 'step'),
      Graph.open(source, 'vae_encoder'),
    ]);
    const graphs = { summary, text, step, encoder };
    return new FluxKontextPipeline(graphs, tokenizers, manifest, fit);
  }

  async prepare(order: DiffusionOrder): Promise<PreparedOrder> {
    const { settings, prompt } = order;
    const { step } = this.graphs;
    const { channels: plain, scale, shift } = this.manifest.latent;
    const channels = 4 * plain;
    const target = { channels, height: order.height / TOKEN, width: order.width / TOKEN };
    const count = target.height * target.width;
    const references = await this.#references(order);
    const tokens = references.map(toTokens).reduce(joined, new Float32Array(0));
    const { text, pooled, length, cut } = await this.#texts.get(prompt, () => this.#encode(prompt));
    const guidance = Float32Array.of(settings.guidance);
    const feedsOf = (pictures: number) => {
      const each = (input: string, { data, dims }: Values) =>
        step.tensor(input, repeated(data, pictures), [pictures, ...dims.slice(1)]);
      return {
        text: each('text', text),
        pooled: each('pooled', pooled),
        guidance: each('guidance', { data: guidance, dims: [1] }),
        img_ids: idsTensor(step, 'img_ids', kontextIds(target, references), pictures),
        txt_ids: idsTensor(step, 'txt_ids', textIds(length, 3), pictures),
      };
    };
    const unpacked = { channels: plain, height: 2 * target.height, width: 2 * target.width };
    return {
      schedule: () => openScheduler(this.manifest.scheduler, settings.steps, linearMu(count)),
      length: channels * count,
      arrange: (noise) => toTokens(patchified({ ...unpacked, data: noise })),
      predict: tokenPredictor(step, feedsOf, tokens, { length: channels * count, channels }),
      latentOf: (sample) => {
        const latent = unpatchified(fromTokens(sample, target));
        return { ...latent, data: latent.data.map((value) => value / scale + shift) };
      },
      cut: cut === '' ? [] : [cut],
    };
  }

  async #references({ references }: DiffusionOrder): Promise<Latent[]> {
    const { scale, shift } = this.manifest.latent;
    const latents: Latent[] = [];
    for (const image of references) {
      const fitted = kontextReference(image, this.fit(image, this.manifest.size));
      const latent = await encodeReference(this.graphs.encoder, fitted);
      const data = latent.data.map((value) => (value - shift) * scale);
      latents.push(patchified({ ...latent, data }));
    }
    return latents;
  }

  /** Hidden states of the long encoder, and the pooled output of the short one. */
  async #encode(prompt: string): Promise<Text> {
    const { summary, text } = this.graphs;
    const short = this.tokenizers.text_encoder.encode(prompt, SUMMARY_TOKENS);
    const length = text.sizeOf('input_ids', 1) ?? PROMPT_TOKENS;
    const long = this.tokenizers.text_encoder_2.encode(prompt, length);
    const { pooled } = await summary.run({
      input_ids: summary.tensor('input_ids', short.ids, [1, SUMMARY_TOKENS]),
    });
    const { hidden } = await text.run({
      input_ids: text.tensor('input_ids', long.ids, [1, length]),
    });
    return { text: hidden, pooled, length, cut: long.cut };
  }
}
