import { vi } from 'vitest';
import { createStore } from '../../../lib/store/store.js';
import { progressOf } from './progress.js';
import { createRunOutlook } from './outlook.js';
import { noRun, type RunState } from './run-state.js';
import { makeRun } from './run.fixtures.js';
import { emptySlot, type Slot } from './slot.js';

const START = 1_000_000;
const SECOND = 1_000;

/** Four images of ten seconds each that a model makes together. */
const batch = (percent: number, newsAt: number): Slot[] =>
  [0, 1, 2, 3].map((index) => ({
    ...emptySlot(index),
    state: 'rendering',
    stage: 'diffuse',
    isDiffused: true,
    percent,
    begunAt: START,
    newsAt,
    estimatedSeconds: 10,
  }));

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

function follow() {
  const store = createStore<RunState, Slot[]>(
    (state, slots) => ({
      ...state,
      phase: 'running',
      run: makeRun(slots, { startedAt: START }),
    }),
    noRun,
  );
  const outlook = createRunOutlook(store);
  return {
    hear: (percent: number) => store.dispatch(batch(percent, Date.now())),
    shown: () => progressOf(store.getState().run, outlook.getState(), Date.now()),
  };
}

describe('images that are made together', () => {
  it('are counted down over the time of all of them', () => {
    const { hear, shown } = follow();
    hear(0);
    expect(shown().leftSeconds).toBe(40);
    for (let second = 1; second < 40; second += 1) {
      vi.advanceTimersByTime(SECOND);
      hear(Math.min(96, 2.5 * second));
      expect(shown().leftSeconds).toBe(40 - second);
    }
  });

  it('past that time, and with nothing heard of them, show neither nothing left nor a finished bar', () => {
    const { hear, shown } = follow();
    hear(0);
    vi.advanceTimersByTime(20 * SECOND);
    hear(25);
    let atLast = 0;
    let longestAtLast = 0;
    for (let second = 20; second < 120; second += 1) {
      vi.advanceTimersByTime(SECOND);
      const { leftSeconds, percent } = shown();
      expect(leftSeconds).toBeGreaterThanOrEqual(1);
      expect(percent).toBeLessThan(50);
      atLast = leftSeconds === 1 ? atLast + 1 : 0;
      longestAtLast = Math.max(longestAtLast, atLast);
    }
    expect(longestAtLast).toBeLessThanOrEqual(5);
    expect(shown().reason).toMatch(/^Taking longer than expected/);
  });
});
