import { registerMultipart } from '@likeness/service-kit/http/multipart';
import type { ServiceApp } from '@likeness/service-kit/start-service';
import { AuthModule } from './auth.module.js';
import type { Env } from './env.js';
import { answerAccountError } from './http/answer-account-error.js';
import { MAX_BODY_BYTES, registerBodies } from './http/bodies.js';

export const authApp: ServiceApp<Env> = {
  name: 'auth',
  assemble: (env, logger) => ({
    module: AuthModule.register(env, logger),
    bodyLimit: MAX_BODY_BYTES,
    bodyParser: false,
    answerError: answerAccountError,
    plugins: async (fastify) => {
      registerBodies(fastify);
      await registerMultipart(fastify);
    },
  }),
};
