import { type Outcome, retryFailed } from './retry-failed.js';
import type { Lane, StageResult } from './test-workspace.js';

const lane: Lane = { env: {}, folder: '/nowhere' };
const failure = { test: 'browser journey shows a portrait', reason: 'no picture after 60 s' };

function resultOf(title: string, ok: boolean): StageResult {
  const totals = { passed: 1, failed: ok ? 0 : 1, failures: ok ? [] : [failure] };
  return { title, ok, ms: 1, totals };
}

function stageOf(title: string, options: { first: boolean; second: boolean; isRetried?: boolean }) {
  const runs: Lane[] = [];
  const outcome: Outcome = {
    stage: {
      isRetried: options.isRetried ?? true,
      run: (where) => {
        runs.push(where);
        return Promise.resolve(resultOf(title, options.second));
      },
    },
    result: resultOf(title, options.first),
  };
  return { outcome, runs };
}

describe('retryFailed', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('marks a file that passes the second time as flaky, with the first failures', async () => {
    const { outcome, runs } = stageOf('viewer', { first: false, second: true });
    const [result] = await retryFailed([outcome], [lane]);
    expect(result).toMatchObject({ title: 'viewer', ok: true, flaky: [failure] });
    expect(runs).toEqual([lane]);
  });

  it('leaves a file failed that fails twice', async () => {
    const { outcome, runs } = stageOf('viewer', { first: false, second: false });
    const [result] = await retryFailed([outcome], [lane]);
    expect(result).toEqual(resultOf('viewer', false));
    expect(runs).toHaveLength(1);
  });

  it('runs no passed file and no other stage again', async () => {
    const passed = stageOf('viewer', { first: true, second: false });
    const unit = stageOf('shared/queue', { first: false, second: true, isRetried: false });
    const results = await retryFailed([passed.outcome, unit.outcome], [lane]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
    expect([...passed.runs, ...unit.runs]).toEqual([]);
  });

  it('runs nothing again when many files failed', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => stageOf(name, { first: false, second: true }));
    const results = await retryFailed(
      files.map(({ outcome }) => outcome),
      [lane],
    );
    expect(results.every(({ ok }) => !ok)).toBe(true);
    expect(files.flatMap(({ runs }) => runs)).toEqual([]);
  });
});
