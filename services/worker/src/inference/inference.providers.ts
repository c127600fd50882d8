import type { Provider, Type } from '@nestjs/common';
import type { Env } from '../env.js';
import { PackLibrary } from '../packs/pack-library.js';
import { PackStatus } from '../packs/pack-status.js';
import { PackHealth } from '../packs/pack.health.js';
import type { PoolProcessEnd } from './inference-pool.js';
import { InferencePools } from './inference-pools.js';
import { PackRenderers } from './pack-renderers.js';
import { PortraitRenderer } from './portrait-renderer.js';
import { ProcessEnds } from './process-ends.js';
import { UploadChecks } from './upload-checks.js';

export function inferenceProviders(env: Env): Provider[] {
  const shared = { storage: env, provenance: env, providers: env.ORT_PROVIDERS };
  const painting = { ...shared, threads: env.threads, isWarmedUp: env.WORKER_WARM_UP };
  // A process only for diffusion leaves other work to other workers.
  const makesStudio = env.WORKER_ENGINES !== 'diffusion';
  const one = makesStudio ? 1 : 0;
  const checking = { ...shared, threads: 1, isWarmedUp: env.WORKER_WARM_UP };
  return [
    ProcessEnds,
    pool(PortraitRenderer, async (onEnd) => {
      const matting = env.matting && (await new PackLibrary(env.matting).matting());
      return new PortraitRenderer(env.WORKER_CONCURRENCY * one, { ...painting, matting }, onEnd);
    }),
    pool(UploadChecks, (onEnd) => new UploadChecks(checking, onEnd, one)),
    {
      provide: PackRenderers,
      useFactory: (ends: ProcessEnds, status: PackStatus) =>
        new PackRenderers(
          env.packs && {
            library: new PackLibrary(env.packs),
            processes: { ...shared, threads: env.packs.threads },
            idleMs: env.PACK_IDLE_MINUTES * 60_000,
            together: env.PACK_TOGETHER,
            onEnd: (end) => ends.tell(end),
          },
          status,
        ),
      inject: [ProcessEnds, PackStatus],
    },
    PackHealth,
    PackStatus,
    InferencePools,
  ];
}

type OpenPool<T> = (onEnd: (end: PoolProcessEnd) => void) => T | Promise<T>;

function pool<T>(provide: Type<T>, open: OpenPool<T>): Provider {
  return {
    provide,
    useFactory: (ends: ProcessEnds) => open((end) => ends.tell(end)),
    inject: [ProcessEnds],
  };
}
