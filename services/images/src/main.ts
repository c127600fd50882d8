import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { ImagesModule } from './images.module.js';
import { acceptPhotos } from './uploads/accept-photos.js';

const env = loadEnv();
const logger = createLogger('images', env.LOG_LEVEL);

await startService({
  module: ImagesModule.register(env, logger),
  logger,
  host: env.HOST,
  port: env.PORT,
  plugins: acceptPhotos,
});
