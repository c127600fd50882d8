import type { FastifyInstance } from 'fastify';
import { answerOnlyLoopbackNames } from './loopback-only.js';

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
