import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { WorkerModule } from './worker.module.js';

const env = loadEnv();
const logger = createLogger('worker', env.LOG_LEVEL);

await startService({
  module: WorkerModule.register(env, logger),
  logger,
  host: env.HOST,
  port: env.PORT,
});
