import { registerMultipart } from '@likeness/service-kit/http/multipart';
import type { ServiceApp } from '@likeness/service-kit/start-service';
import type { Env } from './env.js';
import { LensesModule } from './lenses.module.js';

export const lensesApp: ServiceApp<Env> = {
  name: 'lenses',
  assemble: (env, logger) => ({
    module: LensesModule.register(env, logger),
    plugins: registerMultipart,
  }),
};
