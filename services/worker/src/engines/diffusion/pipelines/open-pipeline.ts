import type { TokenizedGraph } from '@likeness/contracts/packs/pack-base';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { GraphSource } from '../graphs/graph.js';
import { PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { openKlein } from './flux2-klein.js';
import { openKontext } from './flux-kontext.js';
import { fluxPipeline } from './flux-pipeline.js';
import type { DiffusionPipeline } from './pipeline.js';
import { kontextSize } from './reference-size.js';
import { SdxlInstantIdPipeline } from './sdxl-instantid.js';

/** @param fit resizes a reference of Kontext */
export async function openPipeline(
  manifest: PackManifest,
  graphs: GraphSource,
  folderOf: (graph: TokenizedGraph) => string,
  fit = kontextSize,
): Promise<DiffusionPipeline> {
  const first = await PromptTokenizer.open(folderOf('text_encoder'));
  if (manifest.pipeline === 'flux2-klein')
    return fluxPipeline(await openKlein(graphs, first, manifest), manifest);
  const tokenizers = {
    text_encoder: first,
    text_encoder_2: await PromptTokenizer.open(folderOf('text_encoder_2')),
  };
  return manifest.pipeline === 'flux-kontext'
    ? fluxPipeline(await openKontext(graphs, tokenizers, manifest, fit), manifest)
    : SdxlInstantIdPipeline.open(graphs, tokenizers, manifest);
}
