import type { ServiceApp } from '@likeness/service-kit/start-service';
import { BillingModule } from './billing.module.js';
import type { Env } from './env.js';
import { registerBodies } from './http/bodies.js';

export const billingApp: ServiceApp<Env> = {
  name: 'billing',
  assemble: (env, logger) => ({
    module: BillingModule.register(env, logger),
    bodyParser: false,
    plugins: async (fastify) => {
      registerBodies(fastify);
      await Promise.resolve();
    },
  }),
};
