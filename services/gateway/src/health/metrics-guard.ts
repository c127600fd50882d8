import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';
import { type ClientAddresses, parseNetworks } from '../identity/client-address.js';

/** A private address is no proof: behind an untrusted proxy, every client has one. */
export function guardMetrics(
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
