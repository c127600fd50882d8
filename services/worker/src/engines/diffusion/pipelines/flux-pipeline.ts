import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { LruCache } from '../../portrait/lru-cache.js';
import type { Graph, Values } from '../graphs/graph.js';
import { joined, repeated } from '../graphs/values.js';
import { fromTokens, type Latent, toTokens, unpatchified } from '../latents/packing.js';
import { type PositionIds, textIds } from '../latents/position-ids.js';
import { openScheduler } from '../schedulers/open-scheduler.js';
import { idsTensor, tokenPredictor } from './flux-feeds.js';
import type { DiffusionPipeline, DiffusionSettings } from './pipeline.js';

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
