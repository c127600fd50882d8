import { randomUUID } from 'node:crypto';
import type { Accepted, RenderJob } from '@likeness/contracts/http/generation';
import { type RedisServer, startRedisServer } from '@likeness/testing/redis-server';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import {
  account,
  portraitForm,
  RENDERED,
  type RunningLenses,
  startLenses,
} from '../testing/running-lenses.js';

describe('renders on a Redis server of their own', () => {
  let server: RedisServer;
  let lenses: RunningLenses;
  beforeAll(async () => {
    server = await startRedisServer();
    lenses = await startLenses({}, { renders: server.url });
  });
  afterAll(async () => {
    await lenses.close();
    await server.close();
  });

  it('wait there, are counted, and return their results through the main server', async () => {
    const person = account();
    const ordered = await lenses.as(person, '/api/lenses/portrait', {
      method: 'POST',
      body: portraitForm({
        files: 0,
        fields: { facial_feature_image_ids: JSON.stringify([randomUUID()]) },
      }),
      headers: { prefer: 'respond-async' },
    });
    const { job_id: id } = (await ordered.json()) as Accepted;
    const waiting = 'queue_jobs{queue="renders",state="prioritized"} 1';
    await until(async () => {
      const metrics = await fetch(`${await lenses.app.getUrl()}/metrics`);
      return (await metrics.text()).includes(waiting);
    }, 'the render in its queue');
    const redis = new Redis(server.url);
    const keys = await redis.keys('{renders}:renders:prioritized');
    redis.disconnect();
    expect(keys).toHaveLength(1);
    expect(await lenses.connection.keys('bull:renders:prioritized')).toEqual([]);

    lenses.work(() => RENDERED);
    await until(async () => {
      const job = await lenses.as(person, `/api/lenses/jobs/${id}`);
      return ((await job.json()) as RenderJob).state === 'done';
    }, 'the portrait');
  });

  it('make lenses unhealthy while their server is away', async () => {
    const health = async () => (await fetch(`${await lenses.app.getUrl()}/health`)).status;
    expect(await health()).toBe(200);
    await lenses.stopWorking();
    await server.close();
    await until(async () => (await health()) === 503, 'the outage to be noticed');
  });
});
