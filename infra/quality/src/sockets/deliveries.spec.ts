import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@likeness/contracts/events/live-events';
import { deliveries, type Seen } from './deliveries.js';

describe('deliveries', () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  const progress = (job_id: string, percent: number): LiveEvent => ({
    type: 'render.progressed',
    job_id,
    generation_id: mine,
    image_index: 0,
    stage: 'compose',
    percent,
  });
  const at = (event: LiveEvent, ms: number): Seen => ({ event, at: ms });

  it('count a copy for each socket of the owner, with the time that each took', () => {
    const published = [at(progress(mine, 10), 100), at(progress(other, 10), 105)];
    const sockets = [
      { jobs: new Set([mine]), seen: [at(progress(mine, 10), 103)] },
      { jobs: new Set([mine]), seen: [at(progress(mine, 10), 108)] },
    ];
    expect(deliveries(published, sockets)).toEqual([
      { type: 'render.progressed', due: 2, missing: 0, latenciesMs: [3, 8] },
    ]);
  });

  it('count events that a socket did not receive', () => {
    const published = [at(progress(mine, 10), 100), at(progress(mine, 20), 200)];
    const sockets = [{ jobs: new Set([mine]), seen: [at(progress(mine, 20), 201)] }];
    expect(deliveries(published, sockets)).toMatchObject([
      { due: 2, missing: 1, latenciesMs: [1] },
    ]);
  });

  it('accept repeated events in order', () => {
    const published = [at(progress(mine, 10), 100), at(progress(mine, 10), 200)];
    const seen = [at(progress(mine, 10), 101), at(progress(mine, 10), 203)];
    expect(deliveries(published, [{ jobs: new Set([mine]), seen }])).toMatchObject([
      { missing: 0, latenciesMs: [1, 3] },
    ]);
  });
});
