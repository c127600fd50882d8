import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { ClientAddresses } from '../identity/client-address.js';

/** Keeps `/metrics`, which every service has on its port, for the operator's own network. */
export function guardMetrics(fastify: FastifyInstance, addresses: ClientAddresses): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isHidden = request.routeOptions.url === '/metrics' && !addresses.isPrivate(request.raw);
    done(isHidden ? new AppError('NOT_FOUND') : undefined);
  });
}
