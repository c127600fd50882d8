import type { Socket } from 'node:net';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { ClientAddresses } from '../identity/client-address.js';
import { Counted, isReached } from '@likeness/service-kit/limits/counted';

export type ConnectionLimitSettings = {
  readonly connections: number;
  /** Per client. Excludes trusted proxies, whose connections carry many clients. */
  readonly connectionsPerAddress: number;
  readonly requestsPerAddress: number;
};

const RETRY_AFTER_SECONDS = 5;

/** Closes excess connections without reading them. */
export function limitConnections(
  fastify: FastifyInstance,
  addresses: ClientAddresses,
  limits: ConnectionLimitSettings,
): void {
  const { server } = fastify;
  if (limits.connections > 0) server.maxConnections = limits.connections;

  const connections = new Counted();
  server.prependListener('connection', (socket: Socket) => {
    const address = addresses.ofPeer(socket);
    if (address === undefined) return;
    if (isReached(limits.connectionsPerAddress, connections.of(address))) socket.destroy();
    else socket.once('close', connections.enter(address));
  });

  const requests = new Counted();
  fastify.addHook('onRequest', (request, reply, done) => {
    const address = addresses.of(request.raw);
    if (isReached(limits.requestsPerAddress, requests.of(address))) {
      done(
        new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS }),
      );
      return;
    }
    reply.raw.once('close', requests.enter(address));
    done();
  });
}
