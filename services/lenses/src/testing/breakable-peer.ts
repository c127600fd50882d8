import { AppError } from '@likeness/contracts/errors/app-error';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

type Break = 'before' | 'after';

/**
 * A neighbour on a real socket whose calls can be cut off: `before` it has done anything, or `after`
 * it has done all of it, so that the caller does not learn of it.
 */
export function breakablePeer(): {
  server: FastifyInstance;
  breakOff: (path: string, when: Break) => void;
  listen: () => Promise<string>;
} {
  const breaks = new Map<string, Break>();
  const server = Fastify({ bodyLimit: 20 * 1024 * 1024, forceCloseConnections: true });
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_r, body, done) =>
    done(null, body),
  );
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('INTERNAL', String(error));
    void reply.code(known.status).send(known.toBody());
  });
  const cutOff = (when: Break, path: string) => {
    if (breaks.get(path) !== when) return false;
    breaks.delete(path);
    return true;
  };
  server.addHook('preHandler', (request, _reply, next) => {
    if (cutOff('before', request.url)) request.raw.socket.destroy();
    else next();
  });
  server.addHook('onSend', (request, _reply, _payload, next) => {
    if (cutOff('after', request.url)) request.raw.socket.destroy();
    else next();
  });
  return {
    server,
    breakOff: (path, when) => breaks.set(path, when),
    listen: async () => {
      await server.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
  };
}
