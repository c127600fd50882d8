import type { AddressInfo } from 'node:net';
import { AppError } from '@likeness/contracts/errors/app-error';
import { holdCreditsRequestSchema } from '@likeness/contracts/http/internal-billing';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { QueueServers } from '@likeness/queue/queue-servers';
import Fastify from 'fastify';
import type { Redis } from 'ioredis';

type Hold = { readonly userId: string; state: 'held' | 'captured' | 'released' };

/** A fake billing service with an in-memory ledger on a real socket and queue. */
export async function startBillingPeer(redis: Redis) {
  const balances = new Map<string, number>();
  const holds = new Map<string, Hold>();
  let isDown = false;

  const server = Fastify();
  server.post('/internal/holds', async (request, reply) => {
    if (isDown) return reply.code(500).send('broken');
    const order = holdCreditsRequestSchema.parse(request.body);
    const balance = balances.get(order.user_id) ?? 0;
    const credits = order.holds.reduce((sum, hold) => sum + hold.credits, 0);
    if (credits > balance) {
      const error = new AppError('CREDITS_REQUIRED');
      return reply.code(error.status).send(error.toBody());
    }
    for (const { hold_id } of order.holds) {
      holds.set(hold_id, { userId: order.user_id, state: 'held' });
    }
    balances.set(order.user_id, balance - credits);
    return { is_covered: true, balance: balance - credits };
  });
  const consumer = new JobConsumer({
    queue: 'credits',
    handlers: [
      handles(creditsCaptureJob, ({ hold_id }) => {
        const hold = holds.get(hold_id);
        if (hold?.state === 'held') hold.state = 'captured';
        return Promise.resolve(null);
      }),
      handles(creditsReleaseJob, ({ hold_id }) => {
        const hold = holds.get(hold_id);
        if (hold?.state === 'held') {
          hold.state = 'released';
          balances.set(hold.userId, (balances.get(hold.userId) ?? 0) + 1);
        }
        return Promise.resolve(null);
      }),
    ],
    servers: new QueueServers(redis),
    concurrency: 1,
    onFailure: () => undefined,
  });
  await consumer.ready();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    balances,
    holdsOf(userId: string) {
      const states = [...holds.values()].filter((hold) => hold.userId === userId);
      const count = (state: Hold['state']) => states.filter((hold) => hold.state === state).length;
      return { held: count('held'), captured: count('captured'), released: count('released') };
    },
    breakDown(value: boolean): void {
      isDown = value;
    },
    async close(): Promise<void> {
      await consumer.close();
      await server.close();
    },
  };
}
