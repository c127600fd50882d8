import type { OpenedPack } from './opened-pack.js';
import { PackGraphs } from './pack-graphs.js';
import { selfTest } from './self-test.js';

/** Loads all graphs of a pack, runs its self-test and lets go of them. @throws PackRefusedError */
export async function checkPack(pack: OpenedPack, threads: number): Promise<void> {
  const graphs = new PackGraphs(pack, threads);
  try {
    for (const name of graphs.names) await graphs.session(name);
    await selfTest(pack, graphs);
  } finally {
    await graphs.close();
  }
}
