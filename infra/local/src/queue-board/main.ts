import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { QUEUES } from '@likeness/contracts/names/queues';
import { readEnvironment } from '@likeness/stand-ins/serving/env';
import { serveStandIn } from '@likeness/stand-ins/serving/serve';
import { Queue } from 'bullmq';
import fastify from 'fastify';
import { Redis } from 'ioredis';
import { z } from 'zod';

const { HOST, PORT, REDIS_URL } = readEnvironment({ REDIS_URL: z.url() });
const connection = new Redis(REDIS_URL, { maxRetriesPerRequest: null });
connection.on('error', () => {});
const queues = QUEUES.map((name) => new Queue(name, { connection }));
// Read-only: every local user can open the board. The operator page has a second factor.
const shown = queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true }));

const server = fastify();
const board = new FastifyAdapter();
createBullBoard({ queues: shown, serverAdapter: board });
// Not awaited: its pages take over the check of names, which is added before the plugin loads.
void server.register(board.registerPlugin(), { prefix: '/' });
await serveStandIn(server, { host: HOST, port: PORT }, async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  connection.disconnect();
});
