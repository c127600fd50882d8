import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

type Break = 'before' | 'after';

/** A real server that can abort calls, `before` or `after` their effect. */
export function breakablePeer(): {
  server: FastifyInstance;
  breakOff: (path: string, when: Break) => void;
  /** Delays calls of a path until the returned function is called. */
  hold: (path: string) => () => void;
  /** Refuses calls of a path, like another version, until it is called without a code. */
  refuse: (path: string, code?: ErrorCode) => void;
  callsOf: (path: string) => number;
  listen: () => Promise<string>;
} {
  const breaks = new Map<string, Break>();
  const held = new Map<string, Promise<void>>();
  const refusals = new Map<string, ErrorCode>();
  const calls = new Map<string, number>();
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
  server.addHook('preHandler', async (request) => {
    calls.set(request.url, (calls.get(request.url) ?? 0) + 1);
    await held.get(request.url);
    const code = refusals.get(request.url);
    if (code) throw new AppError(code);
  });
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
    hold: (path) => {
      let letGo = () => {};
      held.set(path, new Promise<void>((resolve) => (letGo = resolve)));
      return () => {
        held.delete(path);
        letGo();
      };
    },
    refuse: (path, code) => {
      if (code) refusals.set(path, code);
      else refusals.delete(path);
    },
    callsOf: (path) => calls.get(path) ?? 0,
    listen: async () => {
      await server.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
  };
}
