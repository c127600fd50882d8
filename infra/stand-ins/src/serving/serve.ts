import type { FastifyInstance } from 'fastify';

const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Prevents DNS rebinding: a foreign name that resolves to 127.0.0.1 could read these pages. */
export function answerOnlyLoopbackNames(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ headers: { host = '' }, socket }, reply) => {
    const { hostname } = URL.parse(`http://${host}`) ?? {};
    if (hostname !== undefined && LOOPBACK_NAMES.has(hostname)) return;
    const address = `http://127.0.0.1:${socket.localPort}`;
    await reply.code(403).send(`This page has no login. Open it on this machine: ${address}`);
  });
}

export async function serveStandIn(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
  close: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  answerOnlyLoopbackNames(server);
  server.get('/health', () => ({ status: 'ok' }));
  await server.listen({ host, port });
  const stop = async () => {
    await server.close();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('disconnect', () => void stop());
}
