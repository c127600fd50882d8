import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { QUEUES } from '@likeness/contracts/jobs/job-definition';
import { answerOnlyLoopbackNames } from '@likeness/stand-ins/serving/serve';
import { Queue } from 'bullmq';
import fastify from 'fastify';
import { Redis } from 'ioredis';
import { readBoardEnvironment } from './env.js';

const { HOST, PORT, REDIS_URL } = readBoardEnvironment();
const connection = new Redis(REDIS_URL, { maxRetriesPerRequest: null });
connection.on('error', () => {});
const queues = QUEUES.map((name) => new Queue(name, { connection }));
// Read-only: every local user can open the board. The operator page has a second factor.
const shown = queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true }));

const server = fastify();
answerOnlyLoopbackNames(server);
const board = new FastifyAdapter();
createBullBoard({ queues: shown, serverAdapter: board });
await server.register(board.registerPlugin(), { prefix: '/' });
server.get('/health', () => ({ status: 'ok' }));
await server.listen({ host: HOST, port: PORT });

const stop = async () => {
  await server.close();
  await Promise.all(queues.map((queue) => queue.close()));
  connection.disconnect();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
