import type { ProcessFigures } from '@likeness/contracts/http/operator';
import { portraitRenderJob } from '@likeness/contracts/jobs/renders.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { ProcessRegistry } from '@likeness/service-kit/presence/process-registry';
import { until } from '@likeness/testing/until';
import { QueuesService } from '@likeness/service-kit/queues/queues.service';
import { setTimeout as sleep } from 'node:timers/promises';
import { lensesSuite, visitor } from '../testing/running-lenses.js';

const lenses = lensesSuite();

const workerHeardAt = (agoMs: number): ProcessFigures => ({
  id: 'host:1:a',
  service: 'worker',
  version: '0.1.0',
  started_at: new Date(0).toISOString(),
  heard_at: new Date(Date.now() - agoMs).toISOString(),
  missing: [],
  details: {},
});

describe('readiness of lenses', () => {
  const health = async () => {
    const response = await fetch(`${await lenses.app.getUrl()}/health`);
    const { parts } = (await response.json()) as { parts: Record<string, string> };
    return { status: response.status, styles: parts.styles, worker: parts.worker };
  };

  const isRendering = async () => (await lenses.allowance(visitor())).is_rendering;

  it('is not there before a worker, here of 0.3.0, has announced styles', async () => {
    await lenses.sql`DELETE FROM styles`;
    expect(await health()).toMatchObject({ status: 503, styles: 'unavailable' });
    const style = { id: 'neon', title: '03 Neon', description: 'Neon.', preview_key: null };
    const former = { engine: 'studio', version: 'next', styles: [style] };
    await lenses.sender.queue('results').add('styles.announce', former);
    await until(async () => (await health()).status === 200, 'a catalogue');
    expect(await health()).toMatchObject({ styles: 'ok' });
    const rows = await lenses.sql`SELECT sort, name FROM styles`;
    expect(rows).toEqual([{ sort: 3, name: 'Neon' }]);
  });

  it('does not need a worker, but says whether there is one', async () => {
    expect(await health()).toMatchObject({ status: 200, worker: 'unavailable' });
    expect(await isRendering()).toBe(false);
    const worker = new JobConsumer({
      queue: 'renders',
      redis: lenses.connection,
      concurrency: 1,
      handlers: [handles(portraitRenderJob, () => Promise.resolve(null))],
      onFailure: () => undefined,
    });
    await worker.ready();
    await until(async () => (await health()).worker === 'ok', 'a worker');
    await until(isRendering, 'pages hear of it');

    const registry = new ProcessRegistry(lenses.connection);
    await registry.write(workerHeardAt(60_000));
    await until(
      async () => (await health()).worker === 'unavailable',
      'a frozen one counts as none',
    );
    await registry.write(workerHeardAt(0));
    await until(async () => (await health()).worker === 'ok', 'it goes on');
    await worker.close();
    await until(async () => (await health()).worker === 'unavailable', 'no worker');
  }, 30_000);
});

describe('figures of queues', () => {
  const figures = async () => (await fetch(`${await lenses.app.getUrl()}/metrics`)).text();
  const figure = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );

  it('count what waits at every priority, and tell how long the oldest has been waiting', async () => {
    const idle = await figures();
    expect(figure(idle, 'queue_jobs{queue="renders",state="prioritized"}')).toBe(0);
    expect(figure(idle, 'queue_oldest_waiting_seconds{queue="renders"}')).toBe(0);

    const add = (priority: number) =>
      lenses.sender.add(
        portraitRenderJob,
        { render_id: crypto.randomUUID(), attempt: 1 },
        { priority },
      );
    await add(2 ** 20);
    await sleep(1_200);
    await add(1);

    const busy = await figures();
    expect(figure(busy, 'queue_jobs{queue="renders",state="prioritized"}')).toBe(2);
    // The guest's job is behind the subscriber's, but older.
    expect(figure(busy, 'queue_oldest_waiting_seconds{queue="renders"}')).toBeGreaterThan(1);
    expect(figure(busy, 'queue_oldest_waiting_seconds{queue="photos"}')).toBe(0);
  });

  it('count the waiting jobs of a paused queue too', async () => {
    const queues = lenses.app.get(QueuesService);
    const states = async () => (await queues.figures()).filter((each) => each.is_paused);
    await queues.pause({ queue: 'renders', is_paused: true });
    expect(await states()).toMatchObject([{ queue: 'renders', waiting: 2 }]);
    const paused = await figures();
    expect(figure(paused, 'queue_jobs{queue="renders",state="prioritized"}')).toBe(2);
    expect(figure(paused, 'queue_paused{queue="renders"}')).toBe(1);
    await queues.pause({ queue: 'renders', is_paused: false });
    expect(await states()).toEqual([]);
    expect(figure(await figures(), 'queue_paused{queue="renders"}')).toBe(0);
  });

  it('of requests stand beside them, by route and without what a person sent', async () => {
    await fetch(`${await lenses.app.getUrl()}/api/images/all-styles?whose=mine`);
    const line = (await figures())
      .split('\n')
      .find((text) => text.startsWith('http_request_seconds_count') && text.includes('all-styles'));
    expect(line).toContain('method="GET"');
    expect(line).not.toContain('mine');
  });
});
