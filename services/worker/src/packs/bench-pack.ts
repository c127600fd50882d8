import type { GraphName } from '@likeness/contracts/packs/pack-base';
import { join } from 'node:path';
import type { AnyOpenedPack } from './opened-pack.js';
import { PackGraphs } from './pack-graphs.js';
import { readSafetensors } from './safetensors.js';

const RUNS = 5;

export type GraphFigures = {
  readonly graph: GraphName;
  readonly loadMs: number;
  readonly firstMs: number;
  readonly runMs: number;
};

export async function benchPack(pack: AnyOpenedPack, threads: number): Promise<GraphFigures[]> {
  const samples = await readSafetensors(join(pack.folder, pack.manifest.selfTest.inputs));
  const graphs = new PackGraphs(pack, threads);
  try {
    const figures: GraphFigures[] = [];
    for (const graph of graphs.names) {
      const loadMs = await timed(() => graphs.session(graph));
      const own = [...samples].filter(([name]) => name.startsWith(`${graph}.`));
      if (own.length === 0) continue;
      const feeds = Object.fromEntries(
        own.map(([name, tensor]) => [name.slice(graph.length + 1), tensor]),
      );
      const session = await graphs.session(graph);
      const firstMs = await timed(() => session.run(feeds));
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await timed(() => session.run(feeds)));
      figures.push({ graph, loadMs, firstMs, runMs: Math.min(...runs) });
    }
    return figures;
  } finally {
    await graphs.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
