import type { ServiceApp } from '@likeness/service-kit/start-service';
import type { Env } from './env.js';
import { WorkerModule } from './worker.module.js';

export const workerApp: ServiceApp<Env> = {
  name: 'worker',
  assemble: (env, logger) => ({ module: WorkerModule.register(env, logger) }),
};
