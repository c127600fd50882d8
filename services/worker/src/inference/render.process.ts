import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { EngineRegistry } from './engine-registry.js';
import { PortraitEnlarger } from './portrait-enlarger.js';
import { PortraitMaker } from './portrait-maker.js';
import { PortraitWidener } from './portrait-widener.js';
import type { RenderTask } from './portrait-renderer.js';
import type { Parent } from './parent.js';
import type { DecoderSettings, RefusedReport } from './process-settings.js';
import { type Served, serveTasks, type TaskContext } from './serve-tasks.js';

/** A quick start is worth more than a complete warm-up. */
const WARM_UP_MS = 6_000;

serveTasks(async (settings: DecoderSettings, parent) => {
  try {
    return await open(settings, parent);
  } catch (error) {
    if (!(error instanceof PackRefusedError)) throw error;
    const { fault, message } = error;
    const report: RefusedReport = { refused: { fault, message } };
    return { report, run: () => Promise.reject(error) };
  }
});

async function open(settings: DecoderSettings, parent: Parent): Promise<Served> {
  sharp.concurrency(settings.threads);
  const engines = await EngineRegistry.open(settings);
  const maker = new PortraitMaker(engines, parent, parent);
  const enlarger = new PortraitEnlarger(engines.studio.analyser, parent, settings);
  const widener = new PortraitWidener(engines.studio, parent, parent);
  const { isWarmedUp = false } = settings;
  if (isWarmedUp) await maker.warmUp(AbortSignal.timeout(WARM_UP_MS));
  const { report } = engines;
  return {
    report,
    // On a busy machine, the warm-up is incomplete and continues in idle time.
    ...(isWarmedUp && { untilFirstTask: (signal: AbortSignal) => maker.warmUp(signal) }),
    run: async (task: RenderTask, context: TaskContext) => {
      if ('enlarge' in task) return enlarger.run(task.enlarge, context.signal);
      if ('widen' in task) return widener.run(task.widen, context.signal);
      if ('prepare' in task) return maker.prepare(task.prepare, context);
      return 'together' in task
        ? maker.makeTogether(task.together, context)
        : maker.make(task, context);
    },
  };
}
