import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { Graph, type GraphSource } from '../graphs/graph.js';
import { patchified } from '../latents/packing.js';
import { kontextIds } from '../latents/position-ids.js';
import { linearMu } from '../schedulers/flow-match-euler.js';
import type { PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { encodeReference, type FluxModel } from './flux-pipeline.js';
import { kontextReference, kontextSize } from './reference-size.js';

const SUMMARY_TOKENS = 77;
const PROMPT_TOKENS = 512;

type Tokenizers = Readonly<Record<'text_encoder' | 'text_encoder_2', PromptTokenizer>>;

/** FLUX.1 Kontext (diffusers `pipeline_flux_kontext.py`); guidance is an input of the model. */
export async function openKontext(
  source: GraphSource,
  tokenizers: Tokenizers,
  { latent: { channels, scale, shift }, size }: PackManifest,
  fit: typeof kontextSize,
): Promise<FluxModel> {
  const [summary, text, step, encoder] = await Graph.openAll(source, [
    'text_encoder',
    'text_encoder_2',
    'step',
    'vae_encoder',
  ]);
  return {
    step,
    ids: kontextIds,
    mu: linearMu,
    reference: async (image) => {
      const latent = await encodeReference(encoder, kontextReference(image, fit(image, size)));
      return patchified({ ...latent, data: latent.data.map((value) => (value - shift) * scale) });
    },
    arrange: (data, { height, width }) =>
      patchified({ data, channels, height: 2 * height, width: 2 * width }),
    settingsFeeds: ({ guidance }) => ({
      guidance: { data: Float32Array.of(guidance), dims: [1] },
    }),
    /** Hidden states of the long encoder, and the pooled output of the short one. */
    encode: async (prompt) => {
      const short = tokenizers.text_encoder.encode(prompt, SUMMARY_TOKENS);
      const length = text.sizeOf('input_ids', 1) ?? PROMPT_TOKENS;
      const { ids, cut } = tokenizers.text_encoder_2.encode(prompt, length);
      const { pooled } = await summary.run({
        input_ids: summary.tensor('input_ids', short.ids, [1, SUMMARY_TOKENS]),
      });
      const { hidden } = await text.run({ input_ids: text.tensor('input_ids', ids, [1, length]) });
      return { feeds: { text: hidden, pooled }, length, cut };
    },
  };
}
