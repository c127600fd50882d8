import type { Logger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BillingModule } from './billing.module.js';
import type { Env } from './env.js';
import { registerBodies } from './http/bodies.js';

export async function startBilling(env: Env, logger: Logger): Promise<NestFastifyApplication> {
  return startService({
    module: BillingModule.register(env, logger),
    logger,
    host: env.HOST,
    port: env.PORT,
    bodyParser: false,
    plugins: async (fastify) => {
      registerBodies(fastify);
      await Promise.resolve();
    },
  });
}
