import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';
import { type ClientAddresses, clientAddresses, parseNetworks } from './identity/client-address.js';
import { isAccountPath } from '@likeness/contracts/http/account-path';
import { answerErrorWith, errorFor } from '@likeness/service-kit/http/error.filter';
import { PUBLIC_CALLS } from '@likeness/contracts/calls/all-calls';
import type { ServiceApp } from '@likeness/service-kit/start-service';
import { limitConnections } from './concurrency/connection-limits.js';
import type { Env } from './env.js';
import { GatewayModule } from './gateway.module.js';
import { registerSecurityHeaders } from './pages/security-headers.js';
import { KnownCalls, refuseUnknownMethods } from './routing/known-calls.js';

/** A private address is no proof: behind an untrusted proxy, every client has one. */
function guardMetrics(
  fastify: FastifyInstance,
  addresses: ClientAddresses,
  networks: readonly string[],
): void {
  const allowed = parseNetworks(networks);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isHidden =
      request.routeOptions.url === '/metrics' && !addresses.isIn(request.raw, allowed);
    done(isHidden ? new AppError('NOT_FOUND') : undefined);
  });
}

/** Formats the gateway's own errors like the service behind the path. */
const answerErrorForPath = answerErrorWith(errorFor, (error, request) =>
  isAccountPath(request.raw.url?.split('?', 1)[0] ?? '')
    ? { detail: error.message }
    : error.toBody(),
);

/** Escapes malformed page paths, so that they get the 404 page instead of a router error. */
function mendEscapes(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

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
