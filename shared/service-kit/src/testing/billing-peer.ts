import { AppError } from '@likeness/contracts/errors/app-error';
import {
  captureHoldRequestSchema,
  holdCreditsRequestSchema,
} from '@likeness/contracts/http/internal-billing';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import type { Redis } from 'ioredis';
import { breakablePeer } from './breakable-peer.js';

type Hold = { userId: string; credits: number; state: 'held' | 'captured' | 'released' };

/** A fake billing service with an in-memory ledger on a real socket and queue. */
export async function startBillingPeer(redis: Redis) {
  const { server, listen, ...faults } = breakablePeer();
  const balances = new Map<string, number>();
  const groups = new Map<string, boolean>();
  const holds = new Map<string, Hold>();
  const purposes: string[] = [];

  const balanceOf = (userId: string) => balances.get(userId) ?? 0;
  const capture = (id: string) => {
    const hold = holds.get(id);
    if (!hold || hold.state === 'released') throw new AppError('HOLD_GONE');
    hold.state = 'captured';
  };
  const release = (id: string) => {
    const hold = holds.get(id);
    if (hold?.state !== 'held') return;
    hold.state = 'released';
    balances.set(hold.userId, balanceOf(hold.userId) + hold.credits);
  };

  server.post('/internal/holds', (request) => {
    const asked = holdCreditsRequestSchema.parse(request.body);
    const balance = balanceOf(asked.user_id);
    const decided = groups.get(asked.group_id);
    const isHeld = ({ hold_id, credits }: (typeof asked.holds)[number]) => {
      const hold = holds.get(hold_id);
      return hold?.state === 'held' && hold.credits === credits;
    };
    if (decided && !asked.holds.every(isHeld)) throw new AppError('GENERATION_CONFLICT');
    if (decided !== undefined) return Promise.resolve({ is_covered: decided, balance });
    const sum = asked.holds.reduce((total, { credits }) => total + credits, 0);
    const is_covered = sum <= balance;
    if (!is_covered && asked.must_cover) throw new AppError('CREDITS_REQUIRED');
    groups.set(asked.group_id, is_covered);
    if (!is_covered) return Promise.resolve({ is_covered, balance });
    purposes.push(asked.purpose);
    for (const { hold_id, credits } of asked.holds) {
      holds.set(hold_id, { userId: asked.user_id, credits, state: 'held' });
    }
    balances.set(asked.user_id, balance - sum);
    return Promise.resolve({ is_covered, balance: balance - sum });
  });
  server.post('/internal/holds/capture', async (request, reply) => {
    capture(captureHoldRequestSchema.parse(request.body).hold_id);
    await reply.code(204).send();
  });
  const consumer = new JobConsumer({
    queue: 'credits',
    redis,
    concurrency: 1,
    handlers: [
      handles(creditsCaptureJob, ({ hold_id }) => {
        capture(hold_id);
        return Promise.resolve(null);
      }),
      handles(creditsReleaseJob, ({ hold_id }) => {
        release(hold_id);
        return Promise.resolve(null);
      }),
    ],
    onFailure: () => undefined,
  });

  return {
    url: await listen(),
    purposes,
    ...faults,
    balanceOf,
    release,
    grant: (userId: string, credits: number) => {
      balances.set(userId, balanceOf(userId) + credits);
    },
    stateOf: (holdId: string) => holds.get(holdId)?.state,
    /** Number of a person's holds by state. */
    statesOf: (userId: string) => {
      const own = [...holds.values()].filter((hold) => hold.userId === userId);
      const count = (state: Hold['state']) => own.filter((hold) => hold.state === state).length;
      return { held: count('held'), captured: count('captured'), released: count('released') };
    },
    close: async () => {
      await consumer.close();
      await server.close();
    },
  };
}
