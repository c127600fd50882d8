import { openDiffusionEngine } from '../engines/diffusion/open-engine.js';
import type { PhotoIntake } from '../engines/portrait/photo-intake.js';
import type { PortraitEngine } from '../engines/portrait/portrait-engine.js';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { OpenedPack } from '../packs/opened-pack.js';
import { PackGraphs } from '../packs/pack-graphs.js';
import { selfTest } from '../packs/self-test.js';

export type PackEngine = { readonly engine: PortraitEngine; readonly provider: ExecutionProvider };

/** Runs the pack's self-test. @throws PackRefusedError */
export async function openPackEngine(
  pack: OpenedPack,
  photos: PhotoIntake,
  threads: number,
): Promise<PackEngine> {
  const graphs = new PackGraphs(pack, threads);
  await selfTest(pack, graphs);
  const engine = await openDiffusionEngine(pack, { graphs, photos, threads });
  return { engine, provider: graphs.provider };
}
