import { portraitRenderJob } from '@likeness/contracts/jobs/renders.jobs';
import { QueuesService } from '@likeness/service-kit/queues/queues.service';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningLenses, startLenses } from '../testing/running-lenses.js';

describe('figures of queues', () => {
  let lenses: RunningLenses;
  beforeAll(async () => {
    lenses = await startLenses();
  });
  afterAll(() => lenses.close());

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
