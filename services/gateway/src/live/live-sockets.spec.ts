import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@likeness/contracts/events/live-events';
import { EventBus, liveChannelOf } from '@likeness/events/event-bus';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import type { Socket } from 'socket.io-client';
import { suite } from '@likeness/testing/suite';
import { gatewaySuite, newVisitor, SITE, socketsOf } from '../testing/running-gateway.js';

function progress(percent: number): LiveEvent {
  return {
    type: 'render.progressed',
    job_id: randomUUID(),
    generation_id: randomUUID(),
    image_index: 0,
    stage: 'compose',
    percent,
  };
}

describe('live sockets', () => {
  const gateway = gatewaySuite();
  const redis = suite(
    () => new Redis(gateway.redis.url),
    (own) => own.disconnect(),
  );
  let bus: EventBus;
  const { opened, join } = socketsOf(gateway);

  beforeAll(() => {
    bus = new EventBus(redis);
  });
  afterAll(async () => {
    await bus.close();
  });

  async function connected(...words: Parameters<typeof join>): Promise<Socket> {
    const joined = await join(...words);
    if (joined instanceof Error) throw joined;
    return joined;
  }

  it.each([['polling'], ['websocket']])('tell an owner their news by %s', async (transport) => {
    const [one, other] = [newVisitor(), newVisitor()];
    const transports = { transports: [transport] };
    const mine = await connected({ cookie: one.cookie, origin: SITE }, transports);
    const sameOwner = await connected({ cookie: one.cookie }, transports);
    const stranger = await connected({ cookie: other.cookie }, transports);
    const heard: unknown[] = [];
    stranger.onAny((_name, event) => heard.push(event));
    const first = new Promise((resolve) => mine.once('render.progressed', resolve));
    const second = new Promise((resolve) => sameOwner.once('render.progressed', resolve));
    const last = new Promise((resolve) => stranger.once('render.progressed', resolve));

    const [event, strangers] = [progress(40), progress(60)];
    bus.publishLive({ owner: one.owner, event });
    bus.publishLive({ owner: other.owner, event: strangers });
    expect(await first).toEqual(event);
    expect(await second).toEqual(event);
    expect(await last).toEqual(strangers);
    expect(heard).toEqual([strangers]);
  });

  it('follow the shards of connected owners only', async () => {
    const [one, other] = [newVisitor(), newVisitor()];
    const gatewaysOf = async ({ owner }: typeof one) => {
      const [, count] = await redis.pubsub('NUMSUB', liveChannelOf(owner));
      return count;
    };
    const first = await connected({ cookie: one.cookie });
    const second = await connected({ cookie: one.cookie });
    expect([await gatewaysOf(one), await gatewaysOf(other)]).toEqual([1, 0]);
    first.disconnect();
    const last = new Promise((resolve) => second.once('render.progressed', resolve));
    bus.publishLive({ owner: one.owner, event: progress(40) });
    await last;
    second.disconnect();
    await until(async () => (await gatewaysOf(one)) === 0, 'the shard to be left');
  });

  it.each([
    ['no cookie', {}],
    ['a malformed cookie', { cookie: 'anonymous_user_id=abc' }],
    ['an invented cookie', { cookie: `anonymous_user_id=${'a'.repeat(43)}` }],
    ['only the marker', { cookie: 'anonymous_user=1' }],
  ])('refuse %s', async (_case, headers) => {
    expect(await join(headers)).toMatchObject({
      message: 'Unauthorized',
      data: { code: 'UNAUTHORIZED' },
    });
  });

  it('reject an unknown bearer token, with or without a cookie', async () => {
    for (const token of ['abc', newVisitor().secret]) {
      const refused = { message: 'Unauthorized' };
      expect(await join({ cookie: newVisitor().cookie }, { auth: { token } })).toMatchObject(
        refused,
      );
      expect(await join({}, { auth: { token } })).toMatchObject(refused);
    }
  });

  it.each([['polling'], ['websocket']])('refuse pages of other sites by %s', async (transport) => {
    const headers = { cookie: newVisitor().cookie, origin: 'https://evil.example' };
    expect(await join(headers, { transports: [transport] })).toMatchObject({
      message: expect.stringContaining('error') as string,
    });
  });

  it('end when the page emits something', async () => {
    const socket = await connected({ cookie: newVisitor().cookie });
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('render.finished', { any: 'thing' });
    expect(await ended).toBe('io server disconnect');
  });

  it('end when the page sends more than a little', async () => {
    const socket = await connected({ cookie: newVisitor().cookie }, { transports: ['websocket'] });
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('x', 'x'.repeat(8_000));
    expect(await ended).toMatch(/transport/);
  });

  it('are at most twenty for one owner', async () => {
    const { cookie } = newVisitor();
    for (let count = 0; count < 20; count += 1) await connected({ cookie });
    const [last] = opened;
    expect(await join({ cookie })).toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
    last?.disconnect();
    const isLetIn = () =>
      connected({ cookie }).then(
        () => true,
        () => false,
      );
    await until(isLetIn, 'a free place');
  });
});
