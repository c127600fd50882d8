import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { LruCache } from '../../portrait/lru-cache.js';
import type { Tensor } from '../../../models/onnx-runtime.js';
import { fromImage } from '../decode-latent.js';
import { type Graph, type Values, write } from '../graphs/graph.js';
import { joined, parted, repeated } from '../graphs/values.js';
import { fromTokens, type Latent, toTokens, unpatchified } from '../latents/packing.js';
import { type PositionIds, textIds } from '../latents/position-ids.js';
import { openScheduler } from '../schedulers/open-scheduler.js';
import type { DiffusionPipeline, DiffusionSettings, PreparedOrder } from './pipeline.js';

/** Pixels per token. */
const TOKEN = 16;
const TEXTS_KEPT = 4;

/** A patchified latent's size: its cells are tokens. */
type Grid = Omit<Latent, 'data'>;
/** Inputs of the step for one picture. */
type Feeds = Readonly<Record<string, Values>>;
type Text = { readonly feeds: Feeds; readonly length: number; readonly cut: string };

export type FluxModel = {
  readonly step: Graph;
  encode(prompt: string): Promise<Text>;
  settingsFeeds?(settings: DiffusionSettings): Feeds;
  /** Patchified, as the step sees it. */
  reference(image: RgbImage): Promise<Latent>;
  arrange(noise: Float32Array, target: Grid): Latent;
  ids(target: Grid, references: readonly Grid[]): PositionIds;
  mu(tokens: number, steps: number): number;
  /** For models of normalized latents. */
  readonly denormalised?: (latent: Latent) => Latent;
};

export function fluxPipeline(model: FluxModel, manifest: PackManifest): DiffusionPipeline {
  const texts = new LruCache<string, Text>(TEXTS_KEPT);
  const { channels: plain, scale, shift } = manifest.latent;
  const { step, denormalised = (same) => same } = model;
  return {
    prepare: async ({ settings, prompt, ...order }) => {
      const channels = 4 * plain;
      const target = { channels, height: order.height / TOKEN, width: order.width / TOKEN };
      const count = target.height * target.width;
      const references: Latent[] = [];
      for (const image of order.references) references.push(await model.reference(image));
      const tokens = references.map(toTokens).reduce(joined, new Float32Array(0));
      const text = await texts.get(prompt, () => model.encode(prompt));
      const feeds = Object.entries({ ...text.feeds, ...model.settingsFeeds?.(settings) });
      const ids = model.ids(target, references);
      const feedsOf = (pictures: number) => {
        const each = feeds.map(([input, { data, dims }]) => {
          const all = repeated(data, pictures);
          return [input, step.tensor(input, all, [pictures, ...dims.slice(1)])] as const;
        });
        return {
          ...Object.fromEntries(each),
          img_ids: idsTensor(step, 'img_ids', ids, pictures),
          txt_ids: idsTensor(step, 'txt_ids', textIds(text.length, ids.columns), pictures),
        };
      };
      const mu = model.mu(count, settings.steps);
      return {
        schedule: () => openScheduler(manifest.scheduler, settings.steps, mu),
        length: channels * count,
        arrange: (noise) => toTokens(model.arrange(noise, target)),
        predict: tokenPredictor(step, feedsOf, tokens, { length: channels * count, channels }),
        latentOf: (sample) => {
          const latent = unpatchified(denormalised(fromTokens(sample, target)));
          return { ...latent, data: latent.data.map((value) => value / scale + shift) };
        },
        cut: text.cut === '' ? [] : [text.cut],
      };
    },
  };
}

/** Most likely latent of the VAE. Sides are multiples of 16 pixels. */
export async function encodeReference(encoder: Graph, image: RgbImage): Promise<Latent> {
  const { data, dims } = fromImage(image);
  const { latent } = await encoder.run({ image: encoder.tensor('image', data, dims) });
  const [channels, height, width] = latent.dims.slice(-3);
  return { data: latent.data, channels, height, width };
}

function idsTensor(
  step: Graph,
  input: string,
  { rows, columns }: PositionIds,
  count: number,
): Tensor {
  const dims = [rows.length / columns, columns];
  if (step.rankOf(input) !== 3) return step.tensor(input, rows, dims);
  return step.tensor(input, repeated(Float32Array.from(rows), count), [count, ...dims]);
}

/**
 * Appends the references' tokens to the picture's and drops their output.
 * @param feedsOf constant feeds for a batch size @param length of a picture in tokens
 * @param channels per token
 */
function tokenPredictor(
  step: Graph,
  feedsOf: (count: number) => Readonly<Record<string, Tensor>>,
  references: Float32Array,
  { length, channels }: { readonly length: number; readonly channels: number },
): PreparedOrder['predict'] {
  const whole = length + references.length;
  const bind = (count: number) => {
    const dims = [count, whole / channels, channels];
    const hidden = step.tensor('hidden', new Float32Array(count * whole), dims);
    for (let i = 0; i < count; i++) write(hidden, references, i * whole + length);
    const timestep = step.tensor('timestep', new Float32Array(count), [count]);
    return { feeds: { ...feedsOf(count), hidden, timestep }, into: step.outputs({ out: dims }) };
  };
  let bound = bind(1);
  let size = 1;
  return async (samples, sigma) => {
    const count = samples.length;
    if (count !== size) bound = bind(count);
    size = count;
    const { feeds, into } = bound;
    samples.forEach((sample, i) => write(feeds.hidden, sample, i * whole));
    write(feeds.timestep, new Float32Array(count).fill(sigma));
    const { out } = await step.run(feeds, into);
    return parted(out.data, count).map((answer) => answer.subarray(0, length));
  };
}
