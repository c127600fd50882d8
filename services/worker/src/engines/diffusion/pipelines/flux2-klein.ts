import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { Graph, type GraphSource } from '../graphs/graph.js';
import { denormalised, normalised } from '../latents/batch-norm.js';
import { patchified } from '../latents/packing.js';
import { kleinIds } from '../latents/position-ids.js';
import { empiricalMu } from '../schedulers/flow-match-euler.js';
import type { PromptFrame, PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { encodeReference } from './encode-reference.js';
import type { FluxModel } from './flux-pipeline.js';
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
