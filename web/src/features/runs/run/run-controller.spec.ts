import { jest } from '@jest/globals';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { makePhotos, PLAN, setUp } from './controller.fixtures.js';
import type { RunPhotos, RunPorts } from './run-ports.js';
import { writeRecord } from './run-record.js';
import { noRun } from './run-state.js';
import { GENERATION, makeDone, makeForm, makeJob, uuid } from './run.fixtures.js';
import { applyJob, emptySlot } from './slot.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a run from the press to the pictures', () => {
  it('asks for consent once, then sends one request per image', async () => {
    const { server, run, states } = setUp();
    server.consentGiven = false;
    await run.submit(PLAN);
    expect(run.getState().phase).toBe('consent');
    expect(server.requests).toEqual([]);
    await Promise.all([run.agree(), run.agree()]);
    expect(server.requests.map(({ imageIndex }) => imageIndex)).toEqual([0, 1, 2]);
    expect(server.requests[0]).toEqual({
      generationId: GENERATION,
      imageIndex: 0,
      imageCount: 3,
      fields: { style: 'oil', gender: 'woman' },
      photoIds: [uuid(1)],
    });
    expect(states()).toEqual(['queued', 'queued', 'queued']);
  });

  it('sends nothing when consent is declined', async () => {
    const { server, run } = setUp();
    server.consentGiven = false;
    await run.submit(PLAN);
    run.decline();
    expect(run.getState().phase).toBe('idle');
    await run.agree();
    expect(server.requests).toEqual([]);
  });

  it('hears two presses as one', async () => {
    const { server, run } = setUp();
    await Promise.all([run.submit(PLAN), run.submit(PLAN)]);
    expect(server.requests).toHaveLength(3);
  });

  it('finishes 500 ms after the last image, then closes the link and refreshes the allowance', async () => {
    const { server, run, finish } = setUp();
    await run.submit(PLAN);
    for (const index of [0, 1, 2]) server.listener?.onEvent(finish(index));
    expect(run.getState().phase).toBe('settling');
    const told = server.settled;
    await jest.advanceTimersByTimeAsync(499);
    expect(run.getState().phase).toBe('settling');
    await jest.advanceTimersByTimeAsync(1);
    expect(run.getState().phase).toBe('finished');
    expect(server).toMatchObject({ settled: told + 1, linksClosed: 1 });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops before the requests when a photo is refused', async () => {
    const { server, run } = setUp({
      photos: makePhotos({
        uploadAll: async () => ({ ids: [uuid(1)], fields: {}, refused: 1 }),
      }),
    });
    await run.submit(PLAN);
    expect(server.requests).toEqual([]);
    expect(run.getState()).toMatchObject({ phase: 'idle', problem: null });
  });
});

describe('refusals', () => {
  it('opens the dialog of the allowance once, with the form as it was', async () => {
    const { run } = setUp({
      requestImage: async () => {
        throw new ApiError(429, 'ANONYMOUS_ALLOWANCE', 'Used up.');
      },
    });
    await run.submit(PLAN);
    expect(run.getState()).toMatchObject({
      phase: 'idle',
      run: null,
      problem: { kind: 'exhausted' },
    });
    run.dismissProblem();
    expect(run.getState().problem).toBeNull();
  });

  it('asks nobody for consent or photos when the allowance is known to be used up', async () => {
    const fetchConsent = jest.fn<RunPorts['fetchConsent']>();
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

  it('uploads again after the server has lost the photos', async () => {
    const { server, run } = setUp({
      requestImage: async () => {
        throw new ApiError(404, 'PHOTO_UNKNOWN', 'One of the photos is no longer there.');
      },
    });
    await run.submit(PLAN);
    expect(server.forgotten).toBeGreaterThan(0);
    expect(run.getState().problem?.detail).toMatch(/no longer there/);
  });
});

describe('lost news and lost connections', () => {
  it('looks for itself every five seconds while the link is down', async () => {
    const { server, run, finish, states } = setUp();
    await run.submit(PLAN);
    finish(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(states()).toEqual(['done', 'queued', 'queued']);
    expect(server.requests).toHaveLength(3);
  });

  it('looks at once when the link comes back', async () => {
    const { server, run, finish, states } = setUp();
    await run.submit(PLAN);
    finish(1);
    server.listener?.onLink(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['queued', 'done', 'queued']);
  });

  it('looks after a long silence even with the link up', async () => {
    const { server, run, finish, states } = setUp();
    await run.submit(PLAN);
    server.listener?.onLink(true);
    server.listener?.onEvent(finish(0));
    await jest.advanceTimersByTimeAsync(10_000);
    finish(1);
    expect(states()).toEqual(['done', 'queued', 'queued']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(states()).toEqual(['done', 'done', 'queued']);
  });

  it('says that the server is out of reach, and goes on when it is back', async () => {
    const { server, run, finish } = setUp();
    await run.submit(PLAN);
    server.isOnline = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(run.getState()).toMatchObject({ phase: 'running', isReachable: false });
    for (const index of [0, 1, 2]) finish(index);
    server.isOnline = true;
    run.setOnline(true);
    await jest.advanceTimersByTimeAsync(500);
    expect(run.getState()).toMatchObject({ phase: 'finished', isReachable: true });
  });

  it('says so too when nobody answers behind the gateway, and asks until somebody does', async () => {
    let isFrozen = true;
    const away = new ApiError(503, 'SERVICE_UNAVAILABLE', 'The studio is not available.');
    const { server, run, finish } = setUp({
      fetchActiveJobs: () =>
        isFrozen ? Promise.reject(away) : Promise.resolve([...server.jobs.values()]),
    });
    await run.submit(PLAN);
    server.listener?.onLink(true);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(run.getState()).toMatchObject({ phase: 'running', isReachable: false });
    isFrozen = false;
    server.listener?.onEvent(finish(0));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(run.getState()).toMatchObject({ phase: 'running', isReachable: true });
  });

  it('sends a request again whose answer never came, as the same image', async () => {
    let failures = 2;
    const sent: number[] = [];
    const { run, states } = setUp({
      requestImage: async ({ imageIndex }) => {
        sent.push(imageIndex);
        if (imageIndex === 1 && failures-- > 0) throw new ConnectionError();
        return makeJob(imageIndex);
      },
      fetchJob: async (id) => makeJob(Number(id.slice(-3)) - 100),
    });
    await run.submit(PLAN);
    expect(states()).toEqual(['queued', 'sending', 'queued']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(states()).toEqual(['queued', 'queued', 'queued']);
    expect(sent).toEqual([0, 1, 2, 1, 1]);
  });

  it('gives up on a job that is unknown to the server', async () => {
    const { server, run, states } = setUp();
    await run.submit(PLAN);
    server.jobs.delete(2);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(states()).toEqual(['queued', 'queued', 'failed']);
  });
});

describe('cancelling', () => {
  it('cancels what is unfinished and keeps what came out meanwhile', async () => {
    const { run, finish, states } = setUp();
    await run.submit(PLAN);
    finish(0);
    await run.cancel();
    expect(states()).toEqual(['done', 'cancelled', 'cancelled']);
    await jest.advanceTimersByTimeAsync(500);
    expect(run.getState()).toMatchObject({ phase: 'finished', isCancelling: false });
  });

  it('says so when it could not, and the run goes on', async () => {
    const { server, run } = setUp();
    await run.submit(PLAN);
    server.isOnline = false;
    await run.cancel();
    expect(run.getState()).toMatchObject({ phase: 'running', isCancelling: false });
    expect(run.getState().problem?.detail).toMatch(/no connection/);
  });
});

describe('a change of the person', () => {
  it('ends what is being prepared, and sends nothing of it', async () => {
    let arrive = (_: Awaited<ReturnType<RunPhotos['uploadAll']>>) => {};
    let isWanted = () => true;
    const { server, run } = setUp({
      photos: makePhotos({
        uploadAll: (_onStored, wanted) => {
          isWanted = wanted;
          return new Promise((resolve) => (arrive = resolve));
        },
      }),
    });
    const pressed = run.submit(PLAN);
    await jest.advanceTimersByTimeAsync(0);
    expect(isWanted()).toBe(true);
    run.dropUnsent();
    expect(isWanted()).toBe(false);
    arrive({ ids: [uuid(1)], fields: {}, refused: 0 });
    await pressed;
    expect(run.getState()).toMatchObject({ phase: 'idle', problem: null });
    expect(server.requests).toEqual([]);
  });

  it('ends what waits for an answer about the consent', async () => {
    let answer = (_: { given: boolean; given_at: null }) => {};
    const uploadAll = jest.fn<RunPhotos['uploadAll']>();
    const { run } = setUp({
      fetchConsent: () => new Promise((resolve) => (answer = resolve)),
      photos: makePhotos({ uploadAll }),
    });
    const pressed = run.submit(PLAN);
    await jest.advanceTimersByTimeAsync(0);
    run.dropUnsent();
    answer({ given: true, given_at: null });
    await pressed;
    expect(uploadAll).not.toHaveBeenCalled();
    expect(run.getState().phase).toBe('idle');
  });

  it('gives up the images that had not been asked for; the others go on', async () => {
    const { server, run, states } = setUp();
    server.saved = writeRecord({
      person: null,
      run: {
        form: makeForm(),
        startedAt: Date.now(),
        slots: [applyJob(emptySlot(0), makeJob(0), 0), emptySlot(1), emptySlot(2)],
      },
      earlier: [],
      pending: null,
    });
    server.jobs.set(0, makeJob(0));
    server.person = 'ada';
    await run.resume();
    expect(states()).toEqual(['queued', 'cancelled', 'cancelled']);
    expect(server.requests).toEqual([]);
  });
});

describe('a reload', () => {
  const saved = () =>
    writeRecord({
      person: null,
      run: {
        form: makeForm(),
        startedAt: Date.now(),
        slots: [
          applyJob(emptySlot(0), makeDone(0), 0),
          applyJob(emptySlot(1), makeJob(1), 0),
          emptySlot(2),
        ],
      },
      earlier: [],
      pending: null,
    });

  it('shows the choices of the run again, unless newer ones were kept', async () => {
    for (const hasDraft of [false, true]) {
      const recallPlan = jest.fn();
      const photos = makePhotos({ waiting: () => [] });
      const { server, run } = setUp({ recallPlan, photos, hasDraft: () => hasDraft });
      server.saved = saved();
      await run.resume();
      expect(recallPlan).toHaveBeenCalledTimes(hasDraft ? 0 : 1);
    }
  });

  it('goes on where the page was left: shows, fetches and sends what is missing', async () => {
    const { server, run, states } = setUp();
    server.saved = saved();
    server.jobs.set(1, makeDone(1));
    await run.resume();
    await run.resume();
    expect(states()).toEqual(['done', 'done', 'queued']);
    expect(server.requests.map(({ imageIndex }) => imageIndex)).toEqual([2]);
    expect(server.listener).not.toBeNull();
  });

  it('recalls the photos and choices for the next run', async () => {
    const recall = jest.fn<RunPorts['photos']['recall']>();
    const recallPlan = jest.fn<RunPorts['recallPlan']>();
    const { server, run } = setUp({
      recallPlan,
      photos: makePhotos({ waiting: () => [], recall }),
    });
    server.saved = saved();
    await run.resume();
    expect(recall).toHaveBeenCalledWith([uuid(1)]);
    expect(recallPlan).toHaveBeenCalledWith(PLAN);
  });

  it('finds jobs of this visitor where no record is left', async () => {
    const { server, run, states } = setUp({ hasVisitor: () => true });
    server.jobs.set(0, makeJob(0));
    await run.resume();
    expect(states()).toEqual(['queued']);
  });

  it('asks nothing of the server for a first visit', async () => {
    const fetchActiveJobs = jest.fn<RunPorts['fetchActiveJobs']>();
    const { run } = setUp({ fetchActiveJobs });
    await run.resume();
    expect(fetchActiveJobs).not.toHaveBeenCalled();
    expect(run.getState().phase).toBe('idle');
  });

  it('writes the record as the run goes, so that any moment can be taken up', async () => {
    const { server, run, finish } = setUp();
    await run.resume();
    await run.submit(PLAN);
    server.listener?.onEvent(finish(0));
    const later = setUp();
    later.server.saved = server.saved;
    later.server.jobs = server.jobs;
    await later.run.resume();
    expect(later.states()).toEqual(['done', 'queued', 'queued']);
    expect(later.server.requests).toEqual([]);
  });
});

describe('a logout', () => {
  it('leaves nothing of the run and hears no more of it', async () => {
    const { server, run, finish } = setUp();
    await run.resume();
    await run.submit(PLAN);
    run.forget();
    expect(run.getState()).toEqual(noRun);
    expect(server.linksClosed).toBe(1);
    expect(JSON.parse(server.saved ?? '{}')).toMatchObject({ earlier: [] });
    server.listener?.onEvent(finish(0));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run.getState()).toEqual(noRun);
  });

  it('stops before the requests when the photos are still on their way', async () => {
    let arrive = (_: Awaited<ReturnType<RunPhotos['uploadAll']>>) => {};
    const { server, run } = setUp({
      photos: makePhotos({ uploadAll: () => new Promise((resolve) => (arrive = resolve)) }),
    });
    const pressed = run.submit(PLAN);
    await jest.advanceTimersByTimeAsync(0);
    run.forget();
    arrive({ ids: [uuid(1)], fields: {}, refused: 0 });
    await pressed;
    expect(server.requests).toEqual([]);
    expect(run.getState()).toEqual(noRun);
  });
});
