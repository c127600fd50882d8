import type { CheckTask } from '@likeness/contracts/packs/check-manifest';
import { PackChecks } from '../engines/diffusion/checks/pack-checks.js';
import { PictureClassifier } from '../engines/diffusion/checks/picture-classifier.js';
import { openDiffusionEngine } from '../engines/diffusion/open-engine.js';
import type { PhotoIntake } from '../engines/portrait/photo-intake.js';
import type { PortraitEngine } from '../engines/portrait/portrait-engine.js';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { OpenedPack } from '../packs/opened-pack.js';
import { PackGraphs } from '../packs/pack-graphs.js';
import { selfTest } from '../packs/self-test.js';

export type PackEngine = { readonly engine: PortraitEngine; readonly provider: ExecutionProvider };

/** Runs the self-tests of the pack and of its checks. @throws PackRefusedError */
export async function openPackEngine(
  pack: OpenedPack,
  photos: PhotoIntake,
  threads: number,
): Promise<PackEngine> {
  const graphs = new PackGraphs(pack, threads);
  await selfTest(pack, graphs);
  const checks = await openChecks(pack, threads);
  const engine = await openDiffusionEngine(pack, { graphs, photos, threads, checks });
  return { engine, provider: graphs.provider };
}

async function openChecks({ checks = [] }: OpenedPack, threads: number): Promise<PackChecks> {
  const classifiers: Partial<Record<CheckTask, PictureClassifier>> = {};
  for (const check of checks) {
    const graphs = new PackGraphs(check, threads);
    await selfTest(check, graphs);
    classifiers[check.manifest.task] = await PictureClassifier.open(graphs, check.manifest);
  }
  return new PackChecks(classifiers);
}
