import { PUBLIC_CALLS } from '@likeness/contracts/calls/all-calls';
import type { ServiceApp } from '@likeness/service-kit/start-service';
import { limitConnections } from './concurrency/connection-limits.js';
import type { Env } from './env.js';
import { GatewayModule } from './gateway.module.js';
import { guardMetrics } from './health/metrics-guard.js';
import { clientAddresses } from './identity/client-address.js';
import { registerSecurityHeaders } from './pages/security-headers.js';
import { answerErrorForPath } from './proxy/answer-error-for-path.js';
import { KnownCalls, refuseUnknownMethods } from './routing/known-calls.js';
import { mendEscapes } from './routing/mend-escapes.js';

export const gatewayApp: ServiceApp<Env> = {
  name: 'gateway',
  assemble: (env, logger) => {
    const calls = new KnownCalls(PUBLIC_CALLS);
    const addresses = clientAddresses(env.TRUSTED_PROXIES);
    return {
      module: GatewayModule.register(env, logger, calls),
      isExposedToInternet: true,
      answerError: answerErrorForPath,
      rewriteUrl: mendEscapes,
      plugins: async (fastify) => {
        await registerSecurityHeaders(fastify, {
          publicUrl: env.PUBLIC_URL,
          webDir: env.WEB_DIR,
        });
        limitConnections(fastify, addresses, {
          connections: env.MAX_CONNECTIONS,
          connectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
          requestsPerAddress: env.MAX_REQUESTS_PER_ADDRESS,
        });
        guardMetrics(fastify, addresses, env.METRICS_NETWORKS);
        refuseUnknownMethods(fastify, calls);
      },
    };
  },
};
