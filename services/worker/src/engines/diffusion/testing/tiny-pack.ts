import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackPipeline, TokenizedGraph } from '@likeness/contracts/packs/pack-base';
import { packManifestSchema } from '@likeness/contracts/packs/pack-manifest';
import type { OpenedPack } from '../../../packs/opened-pack.js';
import { PackGraphs } from '../../../packs/pack-graphs.js';
import { fillPack } from '../seeded/fill-pack.js';

const TINY_PACKS = fileURLToPath(new URL('../../../../fixtures/diffusion/packs', import.meta.url));

export type TinyPack = OpenedPack & {
  readonly graphs: PackGraphs;
  readonly tokenizerFolder: (graph: TokenizedGraph) => string;
  readonly close: () => Promise<void>;
};

export function tinyTokenizer(pipeline: PackPipeline, graph: TokenizedGraph): string {
  return join(TINY_PACKS, pipeline, 'tokenizers', graph);
}

export async function openTinyPack(pipeline: PackPipeline): Promise<TinyPack> {
  const folder = await mkdtemp(join(tmpdir(), `likeness-${pipeline}-`));
  await fillPack(join(TINY_PACKS, pipeline), folder);
  const manifest = packManifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8')),
  );
  const variant = manifest.variants.cpu;
  if (!variant) throw new Error(`${folder} has no variant for processors`);
  const opened: OpenedPack = { folder, manifest, variant, providers: ['cpu'], room: 4 };
  const graphs = new PackGraphs(opened, 1);
  return {
    ...opened,
    graphs,
    tokenizerFolder: (graph) => join(folder, manifest.tokenizers[graph] ?? ''),
    close: async () => {
      await graphs.close();
      await rm(folder, { recursive: true });
    },
  };
}
