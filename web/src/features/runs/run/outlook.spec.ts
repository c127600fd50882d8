import { STEP_MS, nextOutlook, type Outlook } from './outlook.js';
import type { Run } from './run-state.js';
import { makeDone, makeRun, makeJob } from './run.fixtures.js';
import { applyJob, emptySlot, type Slot } from './slot.js';

const NOW = 1_000_000;
/** The next moment at which something else may be said. */
const NEXT = NOW + STEP_MS;
const runOf = (...slots: Slot[]): Run => makeRun(slots);
const done = { ...applyJob(emptySlot(0), makeDone(0), NOW), took: 5_000 };
const queued = (place: number, wait: number, at = NOW): Slot =>
  applyJob(emptySlot(1), makeJob(1, { queue_place: place, estimated_wait_seconds: wait }), at);

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
    ['A few people are ahead of you.', runOf(done, queued(5, 20, NEXT))],
    [
      'Taking longer than expected. We’re remaking a portrait.',
      runOf(done, { ...queued(2, 20, NEXT), attempts: 1 }),
    ],
    [
      'Taking longer than expected. Each portrait needs more time.',
      runOf({ ...done, took: 9_000 }, queued(2, 16, NEXT)),
    ],
    ['Taking longer than expected. We’re busy right now.', runOf(done, queued(2, 20, NEXT))],
  ])('becomes later only with the reason: %s', (why, run) => {
    expect(nextOutlook(first, run, NEXT)).toMatchObject({ endsAt: NEXT + 25_000, reason: why });
  });

  it('keeps the reason until it is earlier again', () => {
    const later = nextOutlook(first, runOf(done, queued(5, 20, NEXT)), NEXT);
    const then = NEXT + STEP_MS;
    const same = nextOutlook(later, runOf(done, queued(4, 18, then)), then);
    expect(same?.reason).toBe(later?.reason);
    expect(nextOutlook(same, runOf(done, queued(0, 7, then)), then)?.reason).toBeNull();
  });

  it('changes in steps of two at most, and not again at once', () => {
    /** What the queue said of the rest in a run of 112 s: seconds from then on, by second. */
    const recorded = [
      [0, 5],
      [1, 8],
      [2, 775],
      [4, 775],
      [6, 775],
      [8, 775],
      [10, 700],
      [12, 20],
      [14, 18],
      [16, 16],
      [18, 14],
      [20, 800],
      [22, 12],
      [24, 10],
      [26, 8],
      [28, 6],
      [30, 4],
    ] as const;
    let said: Outlook | null = null;
    const shown: number[] = [];
    for (const [second, wait] of recorded) {
      const now = NOW + second * 1_000;
      said = nextOutlook(said, runOf(done, queued(2, wait, now)), now);
      shown.push((said!.endsAt - now) / 1_000);
    }
    const steps = shown.slice(1).map((left, i) => {
      const [from, to] = [shown[i]!, recorded[i + 1]![0] - recorded[i]![0]];
      return left / Math.max(3, from - to);
    });
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0.5);
    const soon = nextOutlook(first, runOf(done, queued(2, 800)), NOW + 1_000);
    expect(soon).toBe(first);
  });

  it('stands through what can’t be told, and ends with its run', () => {
    expect(nextOutlook(first, runOf(done, emptySlot(1)), NOW)).toBe(first);
    expect(nextOutlook(first, null, NOW)).toBeNull();
    const other = { ...runOf(emptySlot(0)), generationId: 'other' };
    expect(nextOutlook(first, other, NOW)).toBeNull();
  });
});
