import { AppError } from '@likeness/contracts/errors/app-error';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { EventBus } from '@likeness/events/event-bus';
import type { JobSender } from '@likeness/queue/job-sender';
import type { InternalClient } from '@likeness/service-kit/http/internal-client';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { agreeOn } from '@likeness/service-kit/time/shared-clock';
import { S3ObjectStore } from '@likeness/storage/s3-object-store';
import { FaultyLink } from '@likeness/testing/faulty-link';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { until } from '@likeness/testing/until';
import type { PackRenderers } from '../inference/pack-renderers.js';
import type { PortraitRenderer } from '../inference/portrait-renderer.js';
import type { RenderedPortrait } from '../inference/rendered-portrait.js';
import type { Provenance } from '../provenance/provenance.js';
import { history } from '../testing/signed-picture.js';
import { PortraitFigures } from './portrait-figures.js';
import { PortraitFiles } from './portrait-files.js';
import { RenderJob } from './render.job.js';
import { RenderOutcomes } from './render-outcomes.js';

const ID = '00000000-0000-4000-8000-000000000001';
const KEY = `renders/${ID}/1/master.jpg`;
const JOB = { render_id: ID, attempt: 1 };
const CONTEXT = { jobId: 'x', tryNumber: 3, isLastTry: true };
const LIMITS = { connectMs: 300, idleMs: 300, minBytesPerSecond: 100_000, retryMs: 300 };
const RENDERED: RenderedPortrait = {
  status: 'rendered',
  master: new Uint8Array(500_000),
  watermarked: new Uint8Array(500_000),
  format: 'jpg',
  fingerprint: new Uint8Array(10_000),
  history: history(),
  width: 10,
  height: 10,
  likeness: null,
  record: {},
};
const AWAY: RenderedPortrait = { status: 'storage_away', fault: 'unreachable', message: 'away' };

let server: Awaited<ReturnType<typeof startS3StandIn>>;
let link: FaultyLink;
let store: S3ObjectStore;
/** Without the link and with the usual limits, so that a busy machine is not a fault. */
let direct: S3ObjectStore;
beforeAll(async () => {
  server = await startS3StandIn();
  link = await FaultyLink.before(server.port);
  const endpoint = `http://127.0.0.1:${link.port}`;
  store = new S3ObjectStore({ ...server.options, endpoint }, LIMITS);
  direct = new S3ObjectStore(server.options);
});
afterAll(async () => {
  await link.close();
  await server.close();
});
afterEach(() => link.open());

function renderJob(
  answers: readonly RenderedPortrait[],
  { expiresInMs = 600_000, faults = [] }: { expiresInMs?: number; faults?: AppError[] } = {},
) {
  const spec = {
    render_id: ID,
    attempt: 1,
    lane: 'studio',
    owner: { kind: 'user', id: ID },
    expires_at: new Date(Date.now() + expiresInMs).toISOString(),
  } as unknown as RenderSpec;
  const faultsLeft = [...faults];
  const lease = jest.fn(() => {
    const fault = faultsLeft.shift();
    return fault ? Promise.reject(fault) : Promise.resolve(spec);
  });
  const left = [...answers];
  const render = jest.fn(() => Promise.resolve(left.shift() ?? RENDERED));
  const add = jest.fn(() => Promise.resolve());
  const lenses = { call: lease } as unknown as InternalClient;
  const renderer = { render } as unknown as PortraitRenderer;
  const provenance = {
    nameOf: (digest: Uint8Array) => String(digest.length),
    sign: (picture: Uint8Array) => Promise.resolve(picture),
  } as unknown as Provenance;
  const logger = createLogger('worker', 'silent');
  const files = new PortraitFiles(provenance, store, logger);
  const settings = { makesStudio: true, concurrency: 1, timeoutMs: 60_000 };
  const events = {} as unknown as EventBus;
  const outcomes = new RenderOutcomes(renderer, {} as PackRenderers, files, events, settings);
  const metrics = new Metrics();
  const figures = new PortraitFigures(metrics);
  const job = new RenderJob(lenses, outcomes, { add } as unknown as JobSender, figures, logger);
  return { job, lease, render, add, metrics };
}

const told = { outcome: { status: 'rendered', master_key: KEY } };

it.each(['refuse', 'hang'] as const)(
  'stores a portrait later without a second render if storage would %s',
  async (mode) => {
    await direct.remove([KEY]);
    const { job, render, add } = renderJob([]);
    await link[mode]();
    const done = job.run(JOB, CONTEXT);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(add).not.toHaveBeenCalled();
    await link.open();
    await done;
    expect(render).toHaveBeenCalledTimes(1);
    expect(add.mock.calls).toMatchObject([[{ name: 'portrait.result' }, told]]);
    expect(await direct.size(KEY)).toBe(500_000);
  },
);

it('leaves a portrait to another worker without an outcome', async () => {
  const { job, add, render } = renderJob(Array<RenderedPortrait>(50).fill(AWAY));
  const done = job.run(JOB, CONTEXT);
  await until(() => render.mock.calls.length > 1, 'the second try');
  job.leave(ID, 1);
  const calls = render.mock.calls.length;
  await until(() => render.mock.calls.length > calls, 'its own lease changes nothing');
  job.leave(ID, 2);
  await done;
  expect(add).not.toHaveBeenCalled();
});

it('stores a finished portrait with its lease despite a newer attempt', async () => {
  await direct.remove([KEY]);
  const { job, add } = renderJob([]);
  await link.hang();
  await until(() => link.connections === 0, 'earlier connections gone');
  const done = job.run(JOB, CONTEXT);
  await until(() => link.connections > 0, 'the first try to store');
  job.leave(ID, 2);
  await link.open();
  await done;
  expect(add.mock.calls).toMatchObject([[{ name: 'portrait.result' }, { ...told, claim: 1 }]]);
  expect(await direct.size(KEY)).toBe(500_000);
});

it('waits for unreadable photos, even in the last try', async () => {
  const { job, render, add } = renderJob([AWAY, AWAY]);
  await job.run(JOB, CONTEXT);
  expect(render).toHaveBeenCalledTimes(3);
  expect(add.mock.calls).toMatchObject([[{ name: 'portrait.result' }, told]]);
});

it('reports the files of a cancelled portrait for removal', async () => {
  const { job, add, render } = renderJob([]);
  await link.hang();
  await until(() => link.connections === 0, 'earlier connections gone');
  const done = job.run(JOB, CONTEXT);
  await until(() => link.connections > 0, 'the first try');
  job.cancel(ID);
  await done;
  expect(render).toHaveBeenCalledTimes(1);
  expect(add.mock.calls).toMatchObject([[{ name: 'portrait.result' }, told]]);
  await until(() => link.connections === 0, 'connections let go');
});

it('ends without an outcome if cancelled while waiting for photos', async () => {
  const { job, add, render } = renderJob(Array<RenderedPortrait>(50).fill(AWAY));
  const done = job.run(JOB, CONTEXT);
  await until(() => render.mock.calls.length > 1, 'the second try');
  job.cancel(ID);
  await done;
  expect(add).not.toHaveBeenCalled();
});

it('stops waiting at the deadline of the portrait', async () => {
  const { job, add } = renderJob(Array<RenderedPortrait>(500).fill(AWAY), { expiresInMs: -14_000 });
  await job.run(JOB, CONTEXT);
  expect(add).not.toHaveBeenCalled();
});

it('renders with a clock that is a day ahead', async () => {
  const { job, add } = renderJob([]);
  const real = Date.now.bind(Date);
  agreeOn({ time: real(), at: performance.now() });
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + 25 * 3_600_000);
  try {
    await job.run(JOB, CONTEXT);
  } finally {
    clock.mockRestore();
    agreeOn(undefined);
  }
  expect(add.mock.calls).toMatchObject([[{ name: 'portrait.result' }, told]]);
});

it('retries lenses of another version or during an outage, even in the last try', async () => {
  const faults = [new AppError('VERSION_MISMATCH'), new AppError('SERVICE_UNAVAILABLE')];
  const { job, lease, add } = renderJob([], { faults });
  await job.run(JOB, CONTEXT);
  expect(lease).toHaveBeenCalledTimes(3);
  expect(add.mock.calls).toMatchObject([[{ name: 'portrait.result' }, told]]);
});

it('ends without an outcome if cancelled while waiting for lenses', async () => {
  const faults = Array.from({ length: 50 }, () => new AppError('VERSION_MISMATCH'));
  const { job, lease, add } = renderJob([], { faults });
  const done = job.run(JOB, CONTEXT);
  await until(() => lease.mock.calls.length > 1, 'the second try');
  job.cancel(ID);
  await done;
  expect(add).not.toHaveBeenCalled();
});

it('exports metrics by stage and kind of style only', async () => {
  const record = {
    renderer: 'neon',
    positive_prompt: 'my garden',
    timings: { style: 1_500, 'my garden': 3 },
  };
  const { job, metrics } = renderJob([{ ...RENDERED, record }]);
  await job.run(JOB, CONTEXT);
  const told = await metrics.metrics();
  expect(told).toContain('portrait_stage_seconds_sum{stage="style",family="neon"} 1.5');
  expect(told).not.toContain('garden');
});

it('ignores a render that lenses has ended', async () => {
  const { job, lease, add } = renderJob([], { faults: [new AppError('RENDER_CANCELLED')] });
  await job.run(JOB, CONTEXT);
  expect([lease.mock.calls.length, add.mock.calls]).toEqual([1, []]);
});

it('reports other errors of the last try as failed', async () => {
  const { job, add, render } = renderJob([]);
  render.mockRejectedValueOnce(new Error('the engine broke'));
  await expect(job.run(JOB, CONTEXT)).rejects.toThrow('the engine broke');
  expect(add.mock.calls).toMatchObject([[{}, { outcome: { status: 'failed' } }]]);
});
