import { registerMultipart } from '@likeness/service-kit/http/multipart';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { LensesModule } from './lenses.module.js';

const env = loadEnv();
const logger = createLogger('lenses', env.LOG_LEVEL);

await startService({
  module: LensesModule.register(env, logger),
  logger,
  host: env.HOST,
  port: env.PORT,
  plugins: registerMultipart,
});
