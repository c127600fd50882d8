import type { AnyOpenedPack } from './opened-pack.js';
import { PackGraphs } from './pack-graphs.js';
import { selfTest } from './self-test.js';

/** Runs the self-test and frees the graphs. @throws PackRefusedError */
export async function checkPack(pack: AnyOpenedPack, threads: number): Promise<void> {
  const graphs = new PackGraphs(pack, threads);
  try {
    for (const name of graphs.names) await graphs.session(name);
    await selfTest(pack, graphs);
  } finally {
    await graphs.close();
  }
}
