import { createStore } from '../../../lib/store/store.js';
import { createRunOutlook, leftAt, nextOutlook, type Outlook, STEP_MS } from './outlook.js';
import { progressOf } from './progress.js';
import { noRun, type Run, type RunState } from './run-state.js';
import { makeDone, makeRun, runOf, slotOf, waiting } from './run.fixtures.js';
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
      expect(leftSeconds ?? 1).toBeGreaterThanOrEqual(1);
      expect(percent).toBeLessThan(50);
      atLast = leftSeconds === 1 ? atLast + 1 : 0;
      longestAtLast = Math.max(longestAtLast, atLast);
    }
    expect(longestAtLast).toBeLessThanOrEqual(5);
    expect(shown().reason).toMatch(/^Taking longer than expected/);
  });
});

const NOW = 1_000_000;
/** A later forecast may be shown from then on. */
const NEXT = NOW + STEP_MS;
const done = { ...slotOf(makeDone(0), NOW), took: 5_000 };
const queued = (place: number, wait: number, at = NOW) => slotOf(waiting(1, place, wait), at);

const first = nextOutlook(null, runOf(done, queued(2, 10)), NOW) as Outlook;

describe('what is said of the end of a run', () => {
  it('is the forecast, as a moment', () => {
    expect(first).toMatchObject({ endsAt: NOW + 15_000, reason: null });
  });

  it('says why where that is more than the minute that is counted down before', () => {
    const begun = (...slots: Slot[]): Run => ({ ...runOf(...slots), startedAt: NOW });
    const reasonOf = (run: Run) => nextOutlook(null, run, NOW)?.reason;
    expect(reasonOf(begun(done, queued(1, 50)))).toBeNull();
    expect(reasonOf(begun(done, queued(1, 90)))).toBe('This may take over a minute.');
    expect(reasonOf(begun(done, queued(8, 90)))).toBe('A few people are ahead of you.');
  });

  it('stands while new forecasts differ by little', () => {
    expect(nextOutlook(first, runOf(done, queued(1, 9, NEXT)), NEXT)).toBe(first);
  });

  it('becomes earlier by itself', () => {
    const sooner = nextOutlook(first, runOf(done, queued(1, 3, NEXT)), NEXT);
    expect(sooner).toMatchObject({ endsAt: NEXT + 8_000, reason: null });
  });

  it.each([
    ['A few people are ahead of you.', 5, 0],
    ['Taking longer than expected. We’re remaking a portrait.', 1, 1],
    ['Taking longer than expected. We’re busy right now.', 1, 0],
  ])('is held, then becomes later with the reason: %s', (reason, place, attempts) => {
    const runAt = (at: number) => runOf(done, { ...queued(place, 35, at), attempts });
    const held = nextOutlook(first, runAt(NOW), NOW)!;
    expect([leftAt(held, NOW), leftAt(held, NEXT), held.reason]).toEqual([15_000, 15_000, null]);
    const later = { endsAt: NEXT + 50_000, reason };
    expect(nextOutlook(held, runAt(NEXT), NEXT)).toMatchObject(later);
  });

  it('falls or stands, and rises once', () => {
    /** What the queue said of the rest in a run of 112 s, every two seconds from then on. */
    const recorded = [5, 775, 775, 775, 775, 700, 20, 18, 16, 14, 800, 800, 800, 8, 6, 4];
    let said: Outlook | null = null;
    const shown = recorded.map((wait, index) => {
      const now = NOW + index * 2_000;
      said = nextOutlook(said, runOf(done, queued(2, wait, now)), now);
      return { left: leftAt(said!, now), reason: said!.reason };
    });
    const rises = shown.filter(({ left }, i) => i > 0 && left > shown[i - 1]!.left);
    expect(rises).toEqual([{ left: 975_000, reason: 'A few people are ahead of you.' }]);
    expect(shown.at(-1)?.left).toBe(9_000);
  });

  it('stands through what can’t be told, and ends with its run', () => {
    expect(nextOutlook(first, runOf(done, emptySlot(1)), NOW)).toBe(first);
    expect(nextOutlook(first, null, NOW)).toBeNull();
    const other = { ...runOf(emptySlot(0)), generationId: 'other' };
    expect(nextOutlook(first, other, NOW)).toBeNull();
  });
});
