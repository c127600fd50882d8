import type { TokenizedGraph } from '@likeness/contracts/packs/pack-base';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { GraphSource } from '../graphs/graph.js';
import { PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { Flux2KleinPipeline } from './flux2-klein.js';
import { FluxKontextPipeline } from './flux-kontext.js';
import type { DiffusionPipeline } from './pipeline.js';
import { SdxlInstantIdPipeline } from './sdxl-instantid.js';

export async function openPipeline(
  manifest: PackManifest,
  graphs: GraphSource,
  folderOf: (graph: TokenizedGraph) => string,
): Promise<DiffusionPipeline> {
  const first = await PromptTokenizer.open(folderOf('text_encoder'));
  if (manifest.pipeline === 'flux2-klein') return Flux2KleinPipeline.open(graphs, first, manifest);
  const tokenizers = {
    text_encoder: first,
    text_encoder_2: await PromptTokenizer.open(folderOf('text_encoder_2')),
  };
  return manifest.pipeline === 'flux-kontext'
    ? FluxKontextPipeline.open(graphs, tokenizers, manifest)
    : SdxlInstantIdPipeline.open(graphs, tokenizers, manifest);
}
