import { registerMultipart } from '@likeness/service-kit/http/multipart';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AuthModule } from './auth.module.js';
import type { Env } from './env.js';
import { answerAccountError } from './http/answer-account-error.js';
import { MAX_BODY_BYTES, registerBodies } from './http/bodies.js';

export async function startAuth(env: Env, logger: Logger): Promise<NestFastifyApplication> {
  return startService({
    module: AuthModule.register(env, logger),
    logger,
    host: env.HOST,
    port: env.PORT,
    bodyLimit: MAX_BODY_BYTES,
    bodyParser: false,
    answerError: answerAccountError,
    plugins: async (fastify) => {
      registerBodies(fastify);
      await registerMultipart(fastify);
    },
  });
}
