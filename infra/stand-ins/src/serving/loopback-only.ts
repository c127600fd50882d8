import type { FastifyInstance } from 'fastify';

const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Prevents DNS rebinding: otherwise a foreign site whose name resolves to 127.0.0.1 could read
 * these pages, which have no login.
 */
export function answerOnlyLoopbackNames(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ headers: { host = '' }, socket }, reply) => {
    const { hostname } = URL.parse(`http://${host}`) ?? {};
    if (hostname !== undefined && LOOPBACK_NAMES.has(hostname)) return;
    const address = `http://127.0.0.1:${socket.localPort}`;
    await reply.code(403).send(`This page has no login. Open it on this machine: ${address}`);
  });
}
