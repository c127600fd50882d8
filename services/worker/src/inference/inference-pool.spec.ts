import { setTimeout as pause } from 'node:timers/promises';
import { ProcessEndedError } from './inference-process.js';
import { InferencePool, PoolClosedError, type PoolProcessEnd } from './inference-pool.js';

const SETTINGS = {
  storage: { DATA_DIR: '', S3_BUCKET: '', S3_REGION: '' },
  provenance: { DATA_DIR: '', AUTH_SECRET: '' },
  providers: ['cpu'],
  threads: 1,
} as const;
const never = new AbortController().signal;

let ends: PoolProcessEnd[];
const pools: InferencePool[] = [];
beforeEach(() => {
  ends = [];
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function open({ size = 1, graceMs = 5_000, openMs = 60_000 } = {}): InferencePool {
  const pool = new InferencePool({
    name: 'test',
    script: new URL('./testing/unruly.process.js', import.meta.url),
    size,
    settings: SETTINGS,
    graceMs,
    openMs,
    onEnd: (end) => ends.push(end),
  });
  pools.push(pool);
  return pool;
}

async function cancelled(pool: InferencePool, order: string): Promise<unknown> {
  const cancel = new AbortController();
  const onNews = () => cancel.abort(new Error('no longer wanted'));
  return pool.run(order, { signal: cancel.signal, onNews }).catch((error: unknown) => error);
}

async function begunInBackground(pool: InferencePool, order: string) {
  const pid = await pool.run('answer', { signal: never });
  return { pid, background: pool.runInBackground(order, 'a photo') };
}

async function isAlive(pid: number): Promise<boolean> {
  await pause(100);
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('InferencePool', () => {
  it('returns results, progress and errors of a task', async () => {
    const pool = open();
    expect(await pool.warmUp()).toBe('ready');
    const news: unknown[] = [];
    const pid = await pool.run('answer', { signal: never, onNews: (item) => news.push(item) });
    expect([pid, news]).toEqual([pool.pids[0], ['begun answer']]);
    await expect(pool.run('throw', { signal: never })).rejects.toMatchObject({
      name: 'RangeError',
      message: 'thrown',
    });
    expect(await pool.run('answer', { signal: never })).toBe(pid);
    expect(ends).toEqual([]);
  });

  it('aborts the warm-up before the first task', async () => {
    const pool = open();
    await pool.warmUp();
    expect(await pool.run('tell whether it rests', { signal: never })).toBe(false);
    expect(ends).toEqual([]);
  });

  it('keeps the process of a task that obeys a cancel', async () => {
    const pool = open();
    const [pid] = pool.pids;
    expect(await cancelled(pool, 'obey')).toMatchObject({ message: 'no longer wanted' });
    expect(await pool.run('answer', { signal: never })).toBe(pid);
    expect(ends).toEqual([]);
  });

  it('kills only the process of a task that ignores a cancel', async () => {
    const pool = open({ size: 2, graceMs: 200 });
    await pool.warmUp();
    const [first] = pool.pids;
    const beside = new AbortController();
    const disobeying = cancelled(pool, 'ignore');
    const untouched = pool.run('obey', { signal: beside.signal }).catch((error: unknown) => error);
    expect(await disobeying).toMatchObject({ message: 'no longer wanted' });
    expect(await isAlive(first)).toBe(false);
    expect(ends).toEqual([{ pool: 'test', reason: 'overdue', exitCode: null, signal: 'SIGKILL' }]);
    beside.abort(new Error('at last'));
    expect(await untouched).toMatchObject({ message: 'at last' });
    expect(ends).toHaveLength(1);
    expect(pool.pids).toHaveLength(2);
  });

  it('kills a task at its CPU limit without affecting others', async () => {
    const pool = open({ graceMs: 200 });
    const spinning = pool.run('spin', { signal: never, limitMs: 300 });
    await expect(spinning).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(ends).toMatchObject([{ reason: 'overdue', signal: 'SIGKILL' }]);
    expect(await pool.run('answer', { signal: never, limitMs: 20 })).toBe(pool.pids[0]);
    expect(ends).toHaveLength(1);
  });

  it('spares a starved process beyond its limit', async () => {
    const pool = open({ graceMs: 0 });
    await pool.warmUp();
    const [pid] = pool.pids;
    const begun = Promise.withResolvers<void>();
    const onNews = () => begun.resolve();
    const task = pool.run('stretch', { signal: never, limitMs: 400, onNews });
    await begun.promise;
    process.kill(pid, 'SIGSTOP');
    await pause(1_500);
    process.kill(pid, 'SIGCONT');
    expect(await task).toBe('done');
    expect([pool.pids, ends]).toEqual([[pid], []]);
  });

  it('spares a starved start beyond its limit', async () => {
    const pool = open({ openMs: 1_000 });
    const [pid] = pool.pids;
    process.kill(pid, 'SIGSTOP');
    await pause(1_500);
    process.kill(pid, 'SIGCONT');
    expect(await pool.run('answer', { signal: never, limitMs: 100 })).toBe(pid);
    expect(ends).toEqual([]);
  });

  it('survives a native abort: only that task fails', async () => {
    const pool = open();
    await expect(pool.run('crash', { signal: never })).rejects.toBeInstanceOf(ProcessEndedError);
    expect(ends).toMatchObject([{ reason: 'crashed', signal: 'SIGABRT' }]);
    expect(await pool.run('answer', { signal: never })).toBe(pool.pids[0]);
  });

  it('replaces a process that dies while idle', async () => {
    const pool = open();
    await pool.warmUp();
    const [pid] = pool.pids;
    process.kill(pid, 'SIGKILL');
    while (ends.length === 0) await pause(20);
    expect(await pool.run('answer', { signal: never })).not.toBe(pid);
  });

  it('runs a background task until a task needs the process', async () => {
    const pool = open();
    const { pid, background } = await begunInBackground(pool, 'obey');
    expect(await pool.run('answer', { signal: never }, ['another photo'])).toBe(pid);
    await background;
    expect(ends).toEqual([]);
  });

  it('lets a task wait for its background task', async () => {
    const pool = open();
    const { pid, background } = await begunInBackground(pool, 'linger');
    let isMade = false;
    void background.then(() => (isMade = true));
    expect(await pool.run('answer', { signal: never }, ['a photo'])).toBe(pid);
    expect(isMade).toBe(true);
  });

  it('lets only one task wait for its background task', async () => {
    const pool = open({ size: 2 });
    await pool.warmUp();
    const { pid, background } = await begunInBackground(pool, 'linger');
    const first = pool.run('answer', { signal: never }, ['a photo']);
    const isEnough = new AbortController();
    const begun = Promise.withResolvers<unknown>();
    const second = pool.run('obey', { signal: isEnough.signal, onNews: begun.resolve }, [
      'a photo',
    ]);
    await begun.promise;
    expect(await first).toBe(pid);
    isEnough.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    await background;
  });

  it('prefers a process with cached photos', async () => {
    const pool = open({ size: 2 });
    await pool.warmUp();
    const run = (use: string) => pool.run('answer', { signal: never }, [use]);
    const both = await Promise.all([run('one'), run('two')]);
    expect(new Set(both).size).toBe(2);
    for (const use of ['one', 'two', 'two', 'one']) {
      expect(await run(use)).toBe(both[use === 'one' ? 0 : 1]);
    }
  });

  it('skips background tasks when busy and ignores their errors', async () => {
    const pool = open();
    const busy = new AbortController();
    const running = pool.run('obey', { signal: busy.signal }).catch(() => undefined);
    await pool.runInBackground('crash', 'a photo');
    busy.abort();
    await running;
    expect(ends).toEqual([]);
    await pool.runInBackground('crash', 'a photo');
    expect(ends).toMatchObject([{ reason: 'crashed' }]);
    expect(await pool.run('answer', { signal: never })).toBe(pool.pids[0]);
  });

  it('cancels a waiting task at once', async () => {
    const pool = open();
    const first = new AbortController();
    const running = pool.run('obey', { signal: first.signal }).catch(() => undefined);
    const second = new AbortController();
    const waiting = pool.run('answer', { signal: second.signal });
    second.abort(new Error('not waited for'));
    await expect(waiting).rejects.toThrow('not waited for');
    first.abort();
    await running;
    expect(await pool.run('answer', { signal: never })).toBe(pool.pids[0]);
  });

  it('rejects open tasks on close and leaves no process', async () => {
    const pool = open();
    await pool.warmUp();
    const [pid] = pool.pids;
    const running = pool.run('ignore', { signal: never }).catch((error: unknown) => error);
    const waiting = pool.run('answer', { signal: never }).catch((error: unknown) => error);
    await pause(200);
    await pool.close();
    expect(await running).toBeInstanceOf(PoolClosedError);
    expect(await waiting).toBeInstanceOf(PoolClosedError);
    expect(await isAlive(pid)).toBe(false);
    expect(ends).toEqual([]);
  });

  it('reports a failed start and retries with the next task', async () => {
    const pool = new InferencePool({
      name: 'test',
      script: new URL('./testing/unruly.process.js', import.meta.url),
      size: 1,
      settings: { ...SETTINGS, providers: [] },
      graceMs: 0,
      onEnd: (end) => ends.push(end),
    });
    pools.push(pool);
    await expect(pool.warmUp()).rejects.toThrow('no providers');
    await expect(pool.run('answer', { signal: never })).rejects.toThrow('no providers');
  });
});
