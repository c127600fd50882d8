import { randomUUID } from 'node:crypto';
import type { AddressedEvent, Signal } from '@likeness/contracts/events/live-events';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import { EventBus, liveChannelOf } from './event-bus.js';

/** All test files share the channels. */
const owner = { kind: 'user', id: '3f0c9b1e-5d1f-4c54-9f6e-0b7c6f5b7a11' } as const;
const news: AddressedEvent = { owner, event: { type: 'account.changed' } };
const renderId = '8a1f7a5e-93c1-4a2f-9a3e-4f60e7f2d0aa';
const signal: Signal = { type: 'render.cancelled', render_id: renderId };

describe('EventBus', () => {
  let server: TestRedis;
  let redis: Redis;
  const unreadable: string[] = [];
  const buses: EventBus[] = [];
  beforeAll(async () => {
    server = await createTestRedis();
    redis = new Redis(server.url);
    await redis.ping();
  });
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.close()));
    unreadable.length = 0;
  });
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });

  function bus(connection = redis): EventBus {
    const made = new EventBus(connection, { unreadable: (channel) => unreadable.push(channel) });
    buses.push(made);
    return made;
  }
  async function listening(to: EventBus) {
    const heard: { live: AddressedEvent[]; signals: Signal[] } = { live: [], signals: [] };
    to.onLive((event) => heard.live.push(event));
    await to.follow(owner);
    await to.onSignal((one) => heard.signals.push(one));
    return heard;
  }
  const hasNews = ({ live }: { live: AddressedEvent[] }) =>
    live.some((event) => event.owner.id === owner.id);
  const hasSignal = ({ signals }: { signals: Signal[] }) =>
    signals.some((one) => one.type === 'render.cancelled' && one.render_id === renderId);

  it('delivers events to all listeners of their kind', async () => {
    const [one, other] = [await listening(bus()), await listening(bus())];
    bus().publishLive(news);
    await until(() => hasNews(one) && hasNews(other));
    expect([hasSignal(one), hasSignal(other)]).toEqual([false, false]);
    bus().publishSignal(signal);
    await until(() => hasSignal(one) && hasSignal(other));
    expect(unreadable).toEqual([]);
  });

  it('receives events of a shard only while it follows an owner in it', async () => {
    const others = Array.from({ length: 20 }, () => ({ kind: 'user', id: randomUUID() }) as const);
    const [listener, publisher] = [bus(), bus()];
    const heard = await listening(listener);
    for (const other of others) publisher.publishLive({ ...news, owner: other });
    publisher.publishLive(news);
    await until(() => hasNews(heard));
    // One of the others is in the same shard in one of 3,000 runs.
    expect(heard.live.length).toBeLessThan(3);

    await listener.follow(owner);
    listener.unfollow(owner);
    heard.live.length = 0;
    publisher.publishLive(news);
    await until(() => hasNews(heard), 'events for the other follower');
    listener.unfollow(owner);
    heard.live.length = 0;
    publisher.publishLive(news);
    publisher.publishSignal(signal);
    await until(() => hasSignal(heard));
    expect(heard.live).toEqual([]);
  });

  it.each(['{', '{}', JSON.stringify({ ...news, event: { type: 'account.exploded' } })])(
    'skips and reports %s and continues',
    async (message) => {
      const receiver = bus();
      const heard = await listening(receiver);
      const channel = liveChannelOf(owner);
      await redis.publish(channel, message);
      await until(() => unreadable.length > 0);
      expect([unreadable, hasNews(heard)]).toEqual([[channel], false]);
      receiver.publishLive(news);
      await until(() => hasNews(heard));
    },
  );

  it('silently drops events while Redis is away', async () => {
    const away = new Redis('redis://127.0.0.1:1', { retryStrategy: () => null });
    away.on('error', () => undefined);
    const lost = bus(away);
    expect(() => lost.publishLive(news)).not.toThrow();
    expect(() => lost.publishSignal(signal)).not.toThrow();
    away.disconnect();
  });
});
