import { tellOutlook, type Outlook } from './outlook.js';
import type { Run } from './run-state.js';
import { makeDone, makeForm, makeJob } from './run.fixtures.js';
import { applyJob, emptySlot, type Slot } from './slot.js';

const NOW = 1_000_000;
const makeRun = (...slots: Slot[]): Run => ({ form: makeForm(), startedAt: 0, slots });
const done = { ...applyJob(emptySlot(0), makeDone(0), NOW), took: 5_000 };
const queued = (place: number, wait: number, at = NOW): Slot =>
  applyJob(emptySlot(1), makeJob(1, { queue_place: place, estimated_wait_seconds: wait }), at);

const first = tellOutlook(null, makeRun(done, queued(2, 10)), NOW) as Outlook;

describe('what is said of the end of a run', () => {
  it('is the forecast, as moments', () => {
    expect(first).toMatchObject({ endsAt: NOW + 15_000, beginsAt: NOW + 10_000, reason: null });
  });

  it('says why where that is more than the minute that is counted down before', () => {
    const begun = (...slots: Slot[]): Run => ({ ...makeRun(...slots), startedAt: NOW });
    const reasonOf = (run: Run) => tellOutlook(null, run, NOW)?.reason;
    expect(reasonOf(begun(done, queued(1, 50)))).toBeNull();
    expect(reasonOf(begun(done, queued(1, 90)))).toBe(
      'Longer than a minute: each portrait takes its time here.',
    );
    expect(reasonOf(begun(done, queued(8, 90)))).toBe('Longer than a minute: others came first.');
  });

  it('stands while new forecasts differ by little', () => {
    const later = tellOutlook(first, makeRun(done, queued(1, 9, NOW + 2_000)), NOW + 2_000);
    expect(later).toMatchObject({ endsAt: first.endsAt, beginsAt: first.beginsAt, reason: null });
  });

  it('becomes earlier by itself', () => {
    const sooner = tellOutlook(first, makeRun(done, queued(1, 2)), NOW);
    expect(sooner).toMatchObject({ endsAt: NOW + 7_000, beginsAt: NOW + 2_000, reason: null });
  });

  it.each([
    ['others came first', makeRun(done, queued(5, 25))],
    ['a portrait is made again', makeRun(done, { ...queued(2, 25), attempts: 1 })],
    ['each portrait takes more time', makeRun({ ...done, took: 15_000 }, queued(2, 25))],
    ['the studio is busy', makeRun(done, queued(2, 25))],
  ])('becomes later only with the reason: %s', (why, run) => {
    const next = tellOutlook(first, run, NOW);
    expect(next?.beginsAt).toBe(NOW + 25_000);
    expect(next?.endsAt).toBeGreaterThan(first.endsAt);
    expect(next?.reason).toBe(`Longer than said before: ${why}.`);
  });

  it('keeps the reason until it is earlier again', () => {
    const later = tellOutlook(first, makeRun(done, queued(5, 25)), NOW);
    const same = tellOutlook(later, makeRun(done, queued(4, 24, NOW + 1_000)), NOW + 1_000);
    expect(same?.reason).toBe(later?.reason);
    expect(tellOutlook(same, makeRun(done, queued(0, 0)), NOW)?.reason).toBeNull();
  });

  it('stands through what can’t be told, and ends with its run', () => {
    expect(tellOutlook(first, makeRun(done, emptySlot(1)), NOW)).toBe(first);
    expect(tellOutlook(first, null, NOW)).toBeNull();
    const other = { ...makeRun(emptySlot(0)), form: { ...makeForm(), generationId: 'other' } };
    expect(tellOutlook(first, other, NOW)).toBeNull();
  });
});
