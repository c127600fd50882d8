import { nextOutlook } from './outlook.js';
import { progressOf } from './progress.js';
import type { Run } from './run-state.js';
import { makeDone, makeRun, makeJob, slotOf, waiting } from './run.fixtures.js';
import { applyJob, emptySlot, type Slot } from './slot.js';

const START = 1_000_000;
const runOf = (...slots: Slot[]): Run => makeRun(slots, { startedAt: START });
const done = (index: number): Slot => ({ ...slotOf(makeDone(index), START), took: 10_000 });
const rendering = (index: number, stage: Slot['stage'], percent: number): Slot => ({
  ...emptySlot(index),
  state: 'rendering',
  stage,
  percent,
  begunAt: START,
  estimatedSeconds: 10,
});
const queued = (index: number, wait: number): Slot =>
  slotOf(waiting(index, index, wait), START + 10_000);

function progress(run: Run, seconds: number) {
  const now = START + seconds * 1000;
  const { statusText: text, ...seen } = progressOf(run, nextOutlook(null, run, now), now);
  return { ...seen, percent: Math.round(seen.percent), text };
}

describe('while nothing is known', () => {
  it.each([
    [-4, undefined, 5, 'Analyzing your photos'],
    [0, undefined, 5, 'Analyzing your photos'],
    [1.999, undefined, 5, 'Analyzing your photos'],
    [4, 56, 7, 'Analyzing your photos'],
    [14, 46, 23, 'Analyzing your photos'],
    [15, 45, 25, 'Generating artistic portraits'],
    [29, 31, 48, 'Generating artistic portraits'],
    [30, 30, 50, 'Adding final touches'],
    [44, 16, 73, 'Adding final touches'],
    [45, 15, 75, 'Almost ready'],
    [60, null, 100, 'Almost ready'],
    [75, null, 100, 'Almost ready'],
  ])(
    'the sixty seconds stand in, but do not flash up at first: after %i s',
    (seconds, leftSeconds, percent, text) => {
      expect(progress(runOf(emptySlot(0)), seconds)).toMatchObject({ leftSeconds, percent, text });
    },
  );

  it('a run without photos mentions no photos', () => {
    const drawn: Run = { ...runOf(emptySlot(0)), isFromWords: true };
    expect(progress(drawn, 0).text).toBe('Analyzing your prompt');
    expect(progress(drawn, 15).text).toBe('Generating artistic portraits');
  });
});

describe('number, ticks and words', () => {
  it('are those of the image that is nearly finished, not of the clock', () => {
    expect(progress(runOf(rendering(0, 'encode', 96)), 10)).toMatchObject({
      leftSeconds: 1,
      percent: 96,
      text: 'Almost ready',
    });
  });

  it('show no time that was held for longer than it says', () => {
    const run = runOf(rendering(0, 'style', 50));
    const known = nextOutlook(null, run, START + 10_000)!;
    const held = { ...known, endsAt: START + 13_000, heldAt: START + 10_000 };
    const left = (after: number) => progressOf(run, held, START + after).leftSeconds;
    expect([left(13_000), left(15_000)]).toEqual([3, undefined]);
  });

  it('leave the analysis behind with the first image that has', () => {
    const others = Array.from({ length: 7 }, (_, index) => queued(index + 1, 10 * (index + 1)));
    expect(progress(runOf(rendering(0, 'encode', 96), ...others), 10)).toMatchObject({
      leftSeconds: 80,
      percent: 25,
      text: 'Generating artistic portraits',
    });
    expect(progress(runOf(rendering(0, 'analyse', 12), ...others), 10).text).toBe(
      'Analyzing your photos',
    );
  });

  it('say with four of ten done after a minute how long the other six take', () => {
    const slots = [0, 1, 2, 3].map(done);
    const rest = [4, 5, 6, 7, 8, 9].map((index) => queued(index, 60 + 10 * (index - 4)));
    expect(progress(runOf(...slots, ...rest), 70)).toMatchObject({
      leftSeconds: 60,
      percent: 40,
      text: 'Generating artistic portraits',
    });
  });
});

describe('while the worker is away', () => {
  const away = applyJob(emptySlot(1), makeJob(1, { awaits: 'model', style: 'tiny--moon' }), START);

  it('the run is on hold and no time is promised, however long it takes', () => {
    expect(progress(runOf(done(0), away), 50)).toMatchObject({
      text: 'On hold',
      percent: 50,
      leftSeconds: null,
      reason: null,
    });
    expect(progress(runOf(away), 75)).toMatchObject({ text: 'On hold', percent: 5 });
  });

  it('an image that its worker died of is on hold too', () => {
    const left: Slot = { ...rendering(0, null, 0), awaits: 'model' };
    expect(progress(runOf(left, away), 10).text).toBe('On hold');
  });

  it('an image under way goes on, without a time for the rest', () => {
    expect(progress(runOf(rendering(0, 'encode', 96), away), 10)).toMatchObject({
      text: 'Generating artistic portraits',
      leftSeconds: null,
    });
  });

  it('what was said before is not held against the time that follows', () => {
    const before = nextOutlook(null, runOf(done(0), queued(1, 10)), START);
    const during = nextOutlook(before, runOf(done(0), away), START + 20_000);
    expect([before?.reason, during]).toEqual([null, null]);
    const after = nextOutlook(during, runOf(done(0), queued(1, 10)), START + 70_000);
    expect(after?.reason).toBeNull();
  });
});
