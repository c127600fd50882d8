import { forecast } from './forecast.js';
import { makeDone, runOf, slotOf, waiting } from './run.fixtures.js';
import { emptySlot, type Slot } from './slot.js';

const NOW = 1_000_000;
const expected = (slot: Slot, estimatedSeconds: number): Slot => ({ ...slot, estimatedSeconds });
const done = (took: number | null) => ({ ...slotOf(makeDone(0), NOW), took });
const rendering = (index: number, percent: number, begunAgo: number): Slot => ({
  ...emptySlot(index),
  state: 'rendering',
  percent,
  begunAt: NOW - begunAgo,
  begunPercent: begunAgo === 0 ? percent : 0,
});
const queued = (...of: Parameters<typeof waiting>): Slot => slotOf(waiting(...of), NOW);

describe('the forecast', () => {
  it('is the wait of the last image and the time it takes then', () => {
    const run = runOf(done(5_000), rendering(1, 40, 0), queued(2, 1, 5), queued(3, 2, 10));
    expect(forecast(run, NOW)).toBe(15_000);
    expect(forecast(run, NOW + 4_000)).toBe(11_000);
  });

  it('is the rest of the images under way when none waits', () => {
    const run = runOf(done(5_000), rendering(1, 96, 0), rendering(2, 40, 0));
    expect(forecast(run, NOW)).toBe(3_000);
  });

  it('goes by what the server expects of a style until one has finished, and then follows that', () => {
    const [first, other] = [expected(queued(1, 0, 0), 4), expected(queued(2, 0, 0), 2)];
    expect([forecast(runOf(first), NOW), forecast(runOf(other), NOW)]).toEqual([4_000, 2_000]);
    expect(forecast(runOf(expected(done(6_000), 4), other), NOW)).toBe(3_000);
    expect(forecast(runOf(done(6_000), queued(2, 0, 0)), NOW)).toBe(6_000);
  });

  it('is unknown while an image has no place yet, and without any expectation', () => {
    expect(forecast(runOf(done(5_000), emptySlot(1)), NOW)).toBeNull();
    expect(forecast(runOf(done(null), rendering(1, 50, 9_000)), NOW)).toBeNull();
  });

  it('decreases with time, for any share of a stage in the progress', () => {
    const at = (percent: number, passed: number) =>
      forecast(runOf(expected(rendering(0, percent, passed), 10)), NOW);
    expect([at(0, 0), at(5, 2_000), at(80, 4_000)]).toEqual([10_000, 8_000, 6_000]);
    expect(at(80, 12_000)).toBe(3_000);
  });

  it('is that of all of them for images that a model makes together', () => {
    const drawn = (index: number): Slot => ({
      ...expected(rendering(index, 25, 10_000), 10),
      isDiffused: true,
    });
    // Each was expected to take 10 s; four in one run take 40.
    expect(forecast(runOf(...[0, 1, 2, 3].map(drawn)), NOW)).toBe(30_000);
    expect(forecast(runOf(done(10_000), drawn(1)), NOW - 4_000)).toBe(4_000);
  });

  it('expects of an image that is late no more than has passed, however little is done', () => {
    // Ten percent after a minute and a half would be 13 minutes.
    expect(forecast(runOf(expected(rendering(0, 10, 90_000), 7)), NOW)).toBe(90_000);
  });
});
