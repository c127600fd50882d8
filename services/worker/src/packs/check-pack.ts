import { measureGraphs, type GraphMeasure } from './measure-graphs.js';
import type { FreeMemory } from './memory-fit.js';
import type { AnyOpenedPack } from './opened-pack.js';
import { PackGraphs } from './pack-graphs.js';
import { type OutputCheck, selfTest } from './self-test.js';

export type PackReport = {
  readonly checks: readonly OutputCheck[];
  readonly measures: readonly GraphMeasure[];
};

/** Runs the self-test, then each graph alone at the pack's own size. @throws PackRefusedError */
export async function checkPack(
  pack: AnyOpenedPack,
  threads: number,
  free: FreeMemory,
): Promise<PackReport> {
  const graphs = new PackGraphs(pack, threads);
  let checks: OutputCheck[];
  try {
    for (const name of graphs.names) await graphs.session(name);
    checks = await selfTest(pack, graphs);
  } finally {
    await graphs.close();
  }
  return { checks, measures: await measureGraphs(pack, threads, free) };
}
