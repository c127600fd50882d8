import { jest } from '@jest/globals';
import { ConnectionError } from '../../../lib/api/api-error.js';
import { makePhotos, PHOTO, PLAN, setUp } from './controller.fixtures.js';
import type { RunPhotos } from './run-ports.js';
import { readRecord } from './run-record.js';
import { GENERATION, uuid } from './run.fixtures.js';

type Sent = Awaited<ReturnType<RunPhotos['uploadAll']>>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page that is left while its photos are on their way; gives what it has written. */
async function leftWhileSending(): Promise<string | null> {
  const { server, run } = setUp({
    photos: makePhotos({ uploadAll: () => new Promise<Sent>(() => {}) }),
  });
  await run.resume();
  void run.submit(PLAN);
  await jest.advanceTimersByTimeAsync(0);
  expect(run.getState().phase).toBe('uploading');
  return server.saved;
}

describe('a reload while photos are being sent', () => {
  it('goes on with the same generation, the choices and every photo', async () => {
    const restore = jest.fn<RunPhotos['restore']>().mockResolvedValue(0);
    const recallPlan = jest.fn();
    const { server, run } = setUp({ photos: makePhotos({ restore }), recallPlan });
    server.saved = await leftWhileSending();
    await run.resume();
    expect(restore).toHaveBeenCalledWith([PHOTO]);
    expect(recallPlan).toHaveBeenCalledWith(PLAN);
    expect(server.requests.map(({ imageIndex }) => imageIndex)).toEqual([0, 1, 2]);
    expect(server.requests[0]?.generationId).toBe(GENERATION);
    expect(readRecord(server.saved, Date.now(), null).pending).toBeNull();
  });

  it('asks again for the consent that was being asked for', async () => {
    const first = setUp();
    first.server.consentGiven = false;
    await first.run.resume();
    await first.run.submit(PLAN);
    const { server, run } = setUp();
    server.consentGiven = false;
    server.saved = first.server.saved;
    await run.resume();
    expect(run.getState().phase).toBe('consent');
    await run.agree();
    expect(server.requests).toHaveLength(3);
  });

  it('says which photos are lost and leaves the rest in the form', async () => {
    const { server, run } = setUp({ photos: makePhotos({ restore: async () => 2 }) });
    server.saved = await leftWhileSending();
    await run.resume();
    expect(run.getState()).toMatchObject({ phase: 'idle', preparing: null });
    expect(run.getState().problem?.detail).toMatch(/^2 photos had not been sent/);
    expect(server.requests).toEqual([]);
    expect(readRecord(server.saved, Date.now(), null).pending).toBeNull();
  });

  it('keeps the results of the run before', async () => {
    const first = setUp();
    await first.run.resume();
    await first.run.submit(PLAN);
    for (const index of [0, 1, 2]) first.server.listener?.onEvent(first.finish(index));
    await jest.advanceTimersByTimeAsync(500);
    first.server.consentGiven = false;
    await first.run.submit(PLAN);
    const { server, run } = setUp();
    server.consentGiven = false;
    server.saved = first.server.saved;
    await run.resume();
    run.decline();
    expect(run.getState().phase).toBe('finished');
    expect(run.getState().run?.slots).toHaveLength(3);
  });
});

describe('a connection lost while photos are being sent', () => {
  it('sends them when it is back', async () => {
    let isOnline = false;
    const uploadAll = async (): Promise<Sent> => {
      if (!isOnline) throw new ConnectionError();
      return { ids: [uuid(1)], fields: {}, refused: 0 };
    };
    const { server, run } = setUp({ photos: makePhotos({ uploadAll }) });
    void run.submit(PLAN);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(run.getState()).toMatchObject({ phase: 'uploading', isReachable: false });
    isOnline = true;
    run.setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(run.getState()).toMatchObject({ phase: 'running', isReachable: true });
    expect(server.requests).toHaveLength(3);
  });

  it('can be given up', async () => {
    const uploadAll = async () => {
      throw new ConnectionError();
    };
    const { server, run } = setUp({ photos: makePhotos({ uploadAll }) });
    void run.submit(PLAN);
    await jest.advanceTimersByTimeAsync(0);
    await run.cancel();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run.getState().phase).toBe('idle');
    expect(server.requests).toEqual([]);
  });
});

describe('a second tab', () => {
  it('shows what the first one does and sends nothing itself', async () => {
    const second = setUp();
    await second.run.resume();
    second.server.isLockElsewhere = true;
    second.server.saved = await leftWhileSending();
    second.server.storageListener();
    expect(second.run.getState()).toMatchObject({ phase: 'uploading', isElsewhere: true });

    const first = setUp();
    await first.run.resume();
    await first.run.submit(PLAN);
    second.server.saved = first.server.saved;
    second.server.jobs = first.server.jobs;
    second.server.storageListener();
    await second.run.submit(PLAN);
    expect(second.states()).toEqual(['queued', 'queued', 'queued']);
    expect(second.server.requests).toEqual([]);
    second.server.listener?.onEvent(first.finish(0));
    expect(second.states()).toEqual(['done', 'queued', 'queued']);
  });

  it('does not begin a run while the first one is at it', async () => {
    const { server, run } = setUp();
    await run.resume();
    server.isLockElsewhere = true;
    server.saved = await leftWhileSending();
    await run.submit(PLAN);
    expect(server.requests).toEqual([]);
    expect(run.getState()).toMatchObject({ phase: 'uploading', isElsewhere: true });
  });

  it('takes over when the first one is closed', async () => {
    const { server, run } = setUp();
    server.isLockElsewhere = true;
    server.saved = await leftWhileSending();
    await run.resume();
    expect(run.getState()).toMatchObject({ phase: 'uploading', isElsewhere: true });
    server.isLockElsewhere = false;
    server.yieldLock();
    await jest.advanceTimersByTimeAsync(0);
    expect(run.getState()).toMatchObject({ phase: 'running', isElsewhere: false });
    expect(server.requests).toHaveLength(3);
  });
});
