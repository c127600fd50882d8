import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { PackLatent } from '@likeness/contracts/packs/pack-rendering';
import { Graph, type GraphSource } from '../graphs/graph.js';
import { type Latent, patchified } from '../latents/packing.js';
import { kleinIds } from '../latents/position-ids.js';
import { empiricalMu } from '../schedulers/flow-match-euler.js';
import type { PromptFrame, PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { encodeReference, type FluxModel } from './flux-pipeline.js';
import { kleinReference } from './reference-size.js';

const PROMPT_TOKENS = 512;

/** Qwen3's chat template without thinking. */
const CHAT: PromptFrame = {
  before: '<|im_start|>user\n',
  after: '<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n',
};

/** FLUX.2 klein (diffusers `pipeline_flux2_klein.py`): normalized latents, no guidance. */
export async function openKlein(
  source: GraphSource,
  tokenizer: PromptTokenizer,
  { latent: { batchNorm }, size }: PackManifest,
): Promise<FluxModel> {
  if (!batchNorm) throw new Error('flux2-klein needs latent.batchNorm in pack.json');
  const [text, step, encoder] = await Graph.openAll(source, [
    'text_encoder',
    'step',
    'vae_encoder',
  ]);
  return {
    step,
    ids: kleinIds,
    mu: empiricalMu,
    reference: async (image) => {
      const latent = await encodeReference(encoder, kleinReference(image, size));
      return normalised(patchified(latent), batchNorm);
    },
    arrange: (data, target) => ({ ...target, data }),
    denormalised: (latent) => denormalised(latent, batchNorm),
    encode: async (prompt) => {
      const length = text.sizeOf('input_ids', 1) ?? PROMPT_TOKENS;
      const { ids, mask, cut } = tokenizer.encode(prompt, length, CHAT);
      const { hidden } = await text.run({
        input_ids: text.tensor('input_ids', ids, [1, length]),
        attention_mask: text.tensor('attention_mask', mask, [1, length]),
      });
      return { feeds: { text: hidden }, length, cut };
    },
  };
}

type Statistics = NonNullable<PackLatent['batchNorm']>;

export function normalised(latent: Latent, statistics: Statistics): Latent {
  return eachChannel(latent, statistics, (value, mean, deviation) => (value - mean) / deviation);
}

function denormalised(latent: Latent, statistics: Statistics): Latent {
  return eachChannel(latent, statistics, (value, mean, deviation) => value * deviation + mean);
}

function eachChannel(
  latent: Latent,
  { mean, variance, epsilon }: Statistics,
  change: (value: number, mean: number, deviation: number) => number,
): Latent {
  const plane = latent.height * latent.width;
  const data = new Float32Array(latent.data.length);
  for (let i = 0; i < data.length; i++) {
    const channel = Math.floor(i / plane);
    data[i] = change(latent.data[i], mean[channel], Math.sqrt(variance[channel] + epsilon));
  }
  return { ...latent, data };
}
