import type { Allowance } from '@likeness/contracts/http/generation';
import type { ProcessFigures } from '@likeness/contracts/http/operator';
import { portraitRenderJob } from '@likeness/contracts/jobs/renders.jobs';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { QueueServers } from '@likeness/queue/queue-servers';
import { ProcessRegistry } from '@likeness/service-kit/presence/process-registry';
import { until } from '@likeness/testing/until';
import { type RunningLenses, startLenses, visitor } from '../testing/running-lenses.js';

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
  let lenses: RunningLenses;
  beforeAll(async () => {
    lenses = await startLenses();
  });
  afterAll(() => lenses.close());

  const health = async () => {
    const response = await fetch(`${await lenses.app.getUrl()}/health`);
    const { parts } = (await response.json()) as { parts: Record<string, string> };
    return { status: response.status, styles: parts.styles, worker: parts.worker };
  };

  const isRendering = async () => {
    const answer = await lenses.as(visitor(), '/api/lenses/allowance');
    return ((await answer.json()) as Allowance).is_rendering;
  };

  it('is not there before a worker has announced styles', async () => {
    await lenses.sql.query('DELETE FROM styles');
    expect(await health()).toMatchObject({ status: 503, styles: 'unavailable' });
    const styles = [
      { id: 'neon', title: '03 Neon', description: 'Neon.', preview_key: 'styles/neon.webp' },
    ];
    await lenses.sender.add(stylesAnnounceJob, { engine: 'studio', version: 'next', styles });
    await until(async () => (await health()).status === 200, 'a catalogue');
    expect(await health()).toMatchObject({ styles: 'ok' });
  });

  it('does not need a worker, but says whether there is one', async () => {
    expect(await health()).toMatchObject({ status: 200, worker: 'unavailable' });
    expect(await isRendering()).toBe(false);
    const worker = new JobConsumer({
      queue: 'renders',
      servers: new QueueServers(lenses.connection),
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
