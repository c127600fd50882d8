import { join } from 'node:path';
import type { TokenizedGraph } from '@likeness/contracts/packs/pack-base';
import { PackGraphs } from '../../packs/pack-graphs.js';
import type { OpenedPack } from '../../packs/opened-pack.js';
import type { PhotoIntake } from '../portrait/photo-intake.js';
import type { PortraitEngine } from '../portrait/portrait-engine.js';
import type { ExactGraphs } from './decode-latent.js';
import { DiffusionEngine } from './diffusion-engine.js';
import { PackFaces } from './faces/pack-faces.js';
import { PackChecks } from './checks/pack-checks.js';
import { Graph, type GraphSource } from './graphs/graph.js';
import { fitPreview } from './latents/latent-preview.js';
import { seededNoise } from './noise/seeded-noise.js';
import { openPipeline } from './pipelines/open-pipeline.js';

export type DiffusionOptions = {
  readonly graphs: GraphSource;
  readonly photos: PhotoIntake;
  readonly threads: number;
  readonly checks?: PackChecks;
};

/** Loads all graphs. @throws PackRefusedError for a faulty graph; Error naming a tokenizer file */
export async function openDiffusionEngine(
  pack: OpenedPack,
  { graphs, photos, threads, checks = new PackChecks() }: DiffusionOptions,
): Promise<PortraitEngine> {
  const { manifest } = pack;
  const folderOf = (graph: TokenizedGraph) => {
    const folder = manifest.tokenizers[graph];
    if (folder === undefined) throw new Error(`${manifest.id} has no tokenizer for ${graph}`);
    return join(pack.folder, folder);
  };
  const decoder = await Graph.open(graphs, 'vae_decoder');
  return new DiffusionEngine({
    manifest,
    provider: pack.providers[0] ?? 'cpu',
    photos,
    pipeline: await openPipeline(manifest, graphs, folderOf),
    decoder,
    exact: exactGraphs(pack, threads),
    preview: await fitPreview(decoder, manifest.latent.channels, seededNoise(0)),
    faces: manifest.face ? await PackFaces.open(graphs, manifest.face) : null,
    checks,
  });
}

function exactGraphs(pack: OpenedPack, threads: number): ExactGraphs {
  const { cpu } = pack.manifest.variants;
  if (pack.variant.dtype === 'fp32' || cpu?.dtype !== 'fp32') return null;
  return new PackGraphs({ ...pack, variant: cpu, providers: ['cpu'] }, threads);
}
