import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { Provenance } from '../provenance/provenance.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { EngineRegistry } from './engine-registry.js';
import { PortraitMaker } from './portrait-maker.js';
import type { RenderTask } from './portrait-renderer.js';
import type { ProcessSettings, RefusedReport } from './process-settings.js';
import { type Served, serveTasks, type TaskContext } from './serve-tasks.js';

/** A process of its own: makes portraits, one at a time. */
serveTasks(async (settings: ProcessSettings) => {
  try {
    return await open(settings);
  } catch (error) {
    if (!(error instanceof PackRefusedError)) throw error;
    const { fault, message } = error;
    const report: RefusedReport = { refused: { fault, message } };
    return { report, run: () => Promise.reject(error) };
  }
});

async function open(settings: ProcessSettings): Promise<Served> {
  sharp.concurrency(settings.threads);
  const [engines, provenance] = await Promise.all([
    EngineRegistry.open(settings),
    Provenance.open(settings.provenance),
  ]);
  const maker = new PortraitMaker(engines, provenance, openObjectStore(settings.storage));
  if (settings.isRehearsed) await maker.rehearse();
  const { report } = engines;
  return {
    report,
    run: (task: RenderTask, context: TaskContext) =>
      'prepare' in task ? maker.prepare(task.prepare, context) : maker.make(task, context),
  };
}
