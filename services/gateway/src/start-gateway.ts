import type { Server } from 'node:http';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from './env.js';
import { GatewayModule } from './gateway.module.js';
import { guardMetrics } from './health/metrics-guard.js';
import { clientAddresses } from './identity/client-address.js';
import { registerSecurityHeaders } from './pages/security-headers.js';

/** Time for the largest form over a slow line; a sender who takes longer is cut off. */
const REQUEST_WITHIN_MS = 10 * 60_000;

/** Opens the public door. */
export async function startGateway(env: Env, logger: Logger): Promise<NestFastifyApplication> {
  const app = await startService({
    module: GatewayModule.register(env, logger),
    logger,
    host: env.HOST,
    port: env.PORT,
    publicDoor: true,
    plugins: async (fastify) => {
      await registerSecurityHeaders(fastify, { publicUrl: env.PUBLIC_URL, webDir: env.WEB_DIR });
      guardMetrics(fastify, clientAddresses(env.TRUSTED_PROXIES));
    },
  });
  const server: Server = app.getHttpServer();
  server.requestTimeout = REQUEST_WITHIN_MS;
  return app;
}
