import { accountSnapshotJob } from '@likeness/contracts/jobs/accounts.jobs';
import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { connectRedis } from '@likeness/queue/redis-connection';
import { until } from '@likeness/testing/until';
import type { Redis } from 'ioredis';
import { sessionCacheKey } from '@likeness/contracts/identity/session';
import { hashToken } from '@likeness/service-kit/identity/secret-token';
import { authSuite } from '../testing/running-auth.js';

const END = '2026-12-20T12:00:00.000Z';
const MEMBER = {
  credits: 0,
  subscription_status: null,
  subscription_start: null,
  subscription_end: null,
};
const SUBSCRIBER = { ...MEMBER, subscription_status: 'active', subscription_end: END };

describe('news from billing', () => {
  const auth = authSuite();
  let redis: Redis;
  let sender: JobSender;
  let live: EventBus;
  const changed: string[] = [];
  beforeAll(async () => {
    redis = connectRedis(auth.redisUrl, 'test');
    sender = new JobSender(redis);
    live = new EventBus(redis);
    live.onLive(({ owner, event }) => {
      if (event.type === 'account.changed') changed.push(owner.id);
    });
  });
  afterAll(async () => {
    await live.close();
    await sender.close();
    redis.disconnect();
  });

  const me = async (token: string) => {
    const { body } = await auth.call('/api/users/me', {}, { token });
    return body as { id: string; credits: number; subscription_end: string | null };
  };
  async function tell(userId: string, revision: number, snapshot: object): Promise<void> {
    await sender.addAndWait(
      accountSnapshotJob,
      accountSnapshotJob.payload.parse({ user_id: userId, revision, ...snapshot }),
      10_000,
    );
  }

  it('appear in users/me, and open pages receive an event', async () => {
    const token = await auth.loggedIn();
    const { id } = await me(token);
    await live.follow({ kind: 'user', id });
    await tell(id, 1, { ...SUBSCRIBER, credits: 25 });
    expect(await me(token)).toMatchObject({
      credits: 25,
      subscription_status: 'active',
      subscription_end: END,
    });
    await until(() => changed.includes(id), 'the live news');
  });

  it('are dropped when they are outdated', async () => {
    const token = await auth.loggedIn();
    const { id } = await me(token);
    await tell(id, 7, { ...MEMBER, credits: 5 });
    await tell(id, 6, { ...MEMBER, credits: 60 });
    expect((await me(token)).credits).toBe(5);
    await tell(id, 8, { ...MEMBER, credits: 4 });
    expect((await me(token)).credits).toBe(4);
  });

  it('change the tier of sessions at once, past the caches of gateways', async () => {
    const token = await auth.loggedIn();
    const { id } = await me(token);
    const cached = async () => redis.get(sessionCacheKey(hashToken(token)));
    expect(await cached()).toContain('"member"');
    await tell(id, 1, SUBSCRIBER);
    expect(await cached()).not.toContain('"member"');
    expect((await auth.resolve(token))?.tier).toBe('subscriber');
    await tell(id, 2, { ...SUBSCRIBER, subscription_status: 'canceling' });
    expect((await auth.resolve(token))?.tier).toBe('subscriber');
    for (const [index, subscription_status] of ['past_due', 'unpaid', 'canceled'].entries()) {
      await tell(id, 3 + index, { ...SUBSCRIBER, subscription_status });
      expect((await auth.resolve(token))?.tier).toBe('member');
    }
  });

  it('of an account that is gone change nothing', async () => {
    await tell('00000000-0000-4000-8000-000000000000', 1, SUBSCRIBER);
  });
});
