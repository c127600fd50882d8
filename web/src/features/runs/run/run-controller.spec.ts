import type { LiveEvent } from '@likeness/contracts/events/live-events';
import type { RenderJob } from '@likeness/contracts/http/generation';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import type { Order } from '../../../lib/api/order-images.js';
import type { LiveListener } from '../../../lib/live/live-link.js';
import { NOT_ORDERED } from './problem.js';
import { createRunController } from './run-controller.js';
import type { RunPhotos, RunPorts } from './run-ports.js';
import { noRun, type RunPlan } from './run-state.js';
import { GENERATION, makeDone, makeJob, uuid } from './run.fixtures.js';

const PLAN: RunPlan = { style: 'oil', imageCount: 3, fields: { style: 'oil', gender: 'woman' } };

const makePhotos = (part: Partial<RunPhotos> = {}): RunPhotos => ({
  references: () => 1,
  unsent: () => 0,
  uploadAll: () => Promise.resolve({ ids: [uuid(1)], fields: {}, refused: 0 }),
  forgetUploads: () => {},
  ...part,
});

/** A server that creates all jobs of a generation with its order, and a switch for the network. */
function setUp(part: Partial<RunPorts> = {}) {
  const server = {
    isOnline: true,
    consentGiven: true,
    jobs: new Map<number, RenderJob>(),
    orders: [] as Order[],
    listener: null as LiveListener | null,
    linksClosed: 0,
    changes: 0,
    take(order: Order) {
      server.orders.push(order);
      for (let index = 0; index < order.imageCount; index += 1) {
        server.jobs.set(index, makeJob(index));
      }
    },
    end(index: number, job = makeDone(index)): LiveEvent {
      server.jobs.set(index, job);
      return {
        type: 'render.finished',
        job_id: job.job_id,
        generation_id: GENERATION,
        image_index: index,
        job,
      };
    },
  };
  const answer = <T>(value: () => T) =>
    server.isOnline ? Promise.resolve().then(value) : Promise.reject(new ConnectionError());
  const all = () => [...server.jobs.values()];
  const run = createRunController({
    tool: 'lenszero',
    personKnown: () => Promise.resolve(),
    needsConsent: () => true,
    fetchConsent: () => answer(() => ({ given: server.consentGiven, given_at: null })),
    giveConsent: () => answer(() => undefined),
    order: (order) => answer(() => server.take(order)),
    fetchActiveJobs: () =>
      answer(() => all().filter(({ state }) => state === 'queued' || state === 'rendering')),
    fetchJobsOf: (id) => answer(() => all().filter((job) => job.generation_id === id)),
    cancelJob: (id) =>
      answer(() => {
        const job = all().find(({ job_id, state }) => job_id === id && state === 'queued');
        if (job) server.jobs.set(job.image_index, { ...job, state: 'cancelled' });
      }),
    openLive: (listener) => {
      server.listener = listener;
      return { close: () => void (server.linksClosed += 1) };
    },
    photos: makePhotos(),
    allowance: () => undefined,
    onAccountChanged: () => void (server.changes += 1),
    isKnown: () => true,
    newId: () => GENERATION,
    ...part,
  });
  const states = () => run.getState().run?.slots.map(({ state }) => state);
  return { server, run, states };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a run from the press to the pictures', () => {
  it('asks for consent once, then sends one order for all images', async () => {
    const { server, run, states } = setUp();
    server.consentGiven = false;
    await run.submit(PLAN);
    expect(run.getState().phase).toBe('consent');
    expect(server.orders).toEqual([]);
    await Promise.all([run.agree(), run.agree()]);
    expect(server.orders).toEqual([
      {
        generationId: GENERATION,
        imageCount: 3,
        fields: { style: 'oil', gender: 'woman' },
        photoIds: [uuid(1)],
      },
    ]);
    expect(states()).toEqual(['queued', 'queued', 'queued']);
    expect(run.getState().run?.slots[2]?.jobId).toBe(uuid(102));
  });

  it('orders nothing when consent is declined or a photo is refused', async () => {
    const uploadAll: RunPhotos['uploadAll'] = async () => ({ ids: [], fields: {}, refused: 1 });
    const { server, run } = setUp({ photos: makePhotos({ uploadAll }) });
    server.consentGiven = false;
    await run.submit(PLAN);
    run.decline();
    await run.agree();
    expect(run.getState()).toEqual(noRun);
    server.consentGiven = true;
    await run.submit(PLAN);
    expect(run.getState()).toEqual(noRun);
    expect(server.orders).toEqual([]);
  });

  it('takes two presses as one', async () => {
    const { server, run } = setUp();
    await Promise.all([run.submit(PLAN), run.submit(PLAN)]);
    expect(server.orders).toHaveLength(1);
  });

  it('finishes 500 ms after the last image, then closes the link and refreshes the account', async () => {
    const { server, run } = setUp();
    await run.submit(PLAN);
    for (const index of [0, 1, 2]) server.listener?.onEvent(server.end(index));
    const told = server.changes;
    await vi.advanceTimersByTimeAsync(499);
    expect(run.getState().phase).toBe('settling');
    await vi.advanceTimersByTimeAsync(1);
    expect(run.getState().phase).toBe('finished');
    expect(server).toMatchObject({ changes: told + 1, linksClosed: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a refusal', () => {
  const refusing = (error: ApiError, part: Partial<RunPorts> = {}) =>
    setUp({ order: () => Promise.reject(error), ...part }).run;

  it.each([
    [new ApiError(429, 'ANONYMOUS_ALLOWANCE', 'Used up.'), { kind: 'exhausted' }],
    [new ApiError(503, 'QUEUE_FULL', 'Busy.'), { kind: 'box', detail: 'Busy.' }],
  ])('leads back to the form at once: %s', async (error, problem) => {
    const run = refusing(error);
    await run.submit(PLAN);
    expect(run.getState()).toMatchObject({ phase: 'idle', run: null, problem });
    run.dismissProblem();
    expect(run.getState().problem).toBeNull();
  });

  it('uploads photos again that the server no longer has', async () => {
    const forgetUploads = vi.fn();
    const error = new ApiError(404, 'PHOTO_UNKNOWN', 'One of the photos is no longer there.');
    await refusing(error, { photos: makePhotos({ forgetUploads }) }).submit(PLAN);
    expect(forgetUploads).toHaveBeenCalled();
  });

  it('asks for neither consent nor photos when the allowance is used up', async () => {
    const fetchConsent = vi.fn<RunPorts['fetchConsent']>();
    const { run } = setUp({
      fetchConsent,
      allowance: () => ({
        generations_per_day: 3,
        generations_left: 0,
        next_at: '2026-11-21T08:00:00.000Z',
        images_per_hour: null,
        images_left: null,
        is_rendering: true,
      }),
    });
    await run.submit(PLAN);
    expect(run.getState()).toMatchObject({ phase: 'idle', problem: { kind: 'exhausted' } });
    expect(fetchConsent).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  it('before the order leads back to the form', async () => {
    const { server, run } = setUp();
    server.isOnline = false;
    await run.submit(PLAN);
    expect(run.getState()).toEqual({ ...noRun, problem: NOT_ORDERED });
  });

  it.each([
    ['arrived', new ConnectionError(), true],
    ['arrived', new ApiError(502, null, 'Bad gateway'), true],
    ['did not arrive', new ConnectionError(), false],
  ])('during the order asks whether it arrived: it %s (%s)', async (_name, error, isTaken) => {
    const { server, run, states } = setUp({
      order: (order) => {
        if (isTaken) server.take(order);
        server.isOnline = false;
        return Promise.reject(error);
      },
    });
    await run.submit(PLAN);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(run.getState()).toMatchObject({ phase: 'running', isReachable: false });
    server.isOnline = true;
    await run.refresh();
    if (isTaken) {
      expect(states()).toEqual(['queued', 'queued', 'queued']);
      expect(run.getState()).toMatchObject({ isReachable: true, run: { unanswered: null } });
    } else expect(run.getState()).toEqual({ ...noRun, problem: NOT_ORDERED });
  });

  it('during the run shows, and the run continues by itself', async () => {
    const { server, run } = setUp();
    await run.submit(PLAN);
    server.isOnline = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(run.getState()).toMatchObject({ phase: 'running', isReachable: false });
    for (const index of [0, 1, 2]) server.end(index);
    server.isOnline = true;
    await vi.advanceTimersByTimeAsync(5_500);
    expect(run.getState()).toMatchObject({ phase: 'finished', isReachable: true });
  });
});

describe('lost news', () => {
  it('are fetched every five seconds while the link is down, and when it is back', async () => {
    const { server, run, states } = setUp();
    await run.submit(PLAN);
    server.end(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(states()).toEqual(['done', 'queued', 'queued']);
    server.end(1);
    server.listener?.onLink(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['done', 'done', 'queued']);
  });

  it('are fetched after a long silence with the link up', async () => {
    const { server, run, states } = setUp();
    await run.submit(PLAN);
    server.listener?.onLink(true);
    server.listener?.onEvent(server.end(0));
    await vi.advanceTimersByTimeAsync(10_000);
    server.end(1);
    expect(states()).toEqual(['done', 'queued', 'queued']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states()).toEqual(['done', 'done', 'queued']);
  });
});

describe('cancelling', () => {
  it('cancels the unfinished images and keeps the rest', async () => {
    const { server, run, states } = setUp();
    await run.submit(PLAN);
    server.end(0);
    await run.cancel();
    expect(states()).toEqual(['done', 'cancelled', 'cancelled']);
    await vi.advanceTimersByTimeAsync(500);
    expect(run.getState()).toMatchObject({ phase: 'finished', isCancelling: false });
  });

  it('waits for the answer to the order', async () => {
    const taken = Promise.withResolvers<void>();
    const { server, run, states } = setUp({
      order: async (order) => {
        await taken.promise;
        server.take(order);
      },
    });
    const pressed = run.submit(PLAN);
    await vi.advanceTimersByTimeAsync(6_000);
    await run.cancel();
    expect(run.getState()).toMatchObject({ phase: 'running', isCancelling: true });
    taken.resolve();
    await pressed;
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('cancels an order that turns out to have arrived', async () => {
    const { server, run, states } = setUp({
      order: (order) => {
        server.take(order);
        server.isOnline = false;
        return Promise.reject(new ConnectionError());
      },
    });
    await run.submit(PLAN);
    await run.cancel();
    server.isOnline = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('reports a failure, and the run continues', async () => {
    const { server, run } = setUp();
    await run.submit(PLAN);
    server.isOnline = false;
    await run.cancel();
    expect(run.getState()).toMatchObject({ phase: 'running', isCancelling: false });
    expect(run.getState().problem?.detail).toMatch(/can’t reach the server/);
  });
});

describe('another page', () => {
  it('follows the newest unfinished generation of its tool, and may cancel it', async () => {
    const { server, run, states } = setUp();
    server.end(0);
    server.jobs.set(1, makeJob(1));
    const older = { created_at: '2026-11-20T09:00:00.000Z', generation_id: uuid(901) };
    server.jobs.set(2, makeJob(2, older));
    server.jobs.set(3, makeJob(3, { tool: 'kontextlens', generation_id: uuid(902) }));
    await run.refresh();
    expect(states()).toEqual(['done', 'queued']);
    await run.cancel();
    expect(states()).toEqual(['done', 'cancelled']);
  });

  it('asks nothing for a browser that the server does not know', async () => {
    const fetchActiveJobs = vi.fn<RunPorts['fetchActiveJobs']>();
    const { run } = setUp({ fetchActiveJobs, isKnown: () => false });
    await run.refresh();
    expect(fetchActiveJobs).not.toHaveBeenCalled();
  });
});

describe('a person who leaves', () => {
  it.each(['stopPreparing', 'forget'] as const)('orders nothing after %s', async (leave) => {
    const photos = Promise.withResolvers<Awaited<ReturnType<RunPhotos['uploadAll']>>>();
    let isWanted = () => true;
    const { server, run } = setUp({
      photos: makePhotos({
        uploadAll: (_onStored, wanted) => {
          isWanted = wanted;
          return photos.promise;
        },
      }),
    });
    const pressed = run.submit(PLAN);
    await vi.advanceTimersByTimeAsync(0);
    expect(isWanted()).toBe(true);
    run[leave]();
    expect(isWanted()).toBe(false);
    photos.resolve({ ids: [uuid(1)], fields: {}, refused: 0 });
    await pressed;
    expect(server.orders).toEqual([]);
    expect(run.getState()).toEqual(noRun);
  });

  it('leaves nothing that a later answer could bring back', async () => {
    const { server, run } = setUp();
    await run.submit(PLAN);
    run.forget();
    server.listener?.onEvent(server.end(0));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.getState()).toEqual(noRun);
    expect(vi.getTimerCount()).toBe(0);
  });
});
