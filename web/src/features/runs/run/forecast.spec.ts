import { forecast, imageTime } from './forecast.js';
import { makeDone, runOf, slotOf, waiting } from './run.fixtures.js';
import { emptySlot, type Slot } from './slot.js';

const NOW = 1_000_000;
const done = (index: number, took: number | null) => ({ ...slotOf(makeDone(index), NOW), took });
/** Finished, seen from its beginning so long ago. */
const made = (index: number, took: number, begunAgo: number) => ({
  ...done(index, took),
  newsAt: NOW - begunAgo + took,
});
const rendering = (index: number, percent: number, begunAt: number | null): Slot => ({
  ...emptySlot(index),
  state: 'rendering',
  percent,
  begunAt,
  begunPercent: begunAt === NOW ? percent : 0,
  newsAt: NOW,
});
const expected = (slot: Slot, estimatedSeconds: number): Slot => ({ ...slot, estimatedSeconds });
const queued = (...of: Parameters<typeof waiting>): Slot => slotOf(waiting(...of), NOW);

describe('the time of an image', () => {
  it('is what the finished ones took, before what one under way seems to take', () => {
    const run = runOf(done(0, 4_000), done(1, 8_000), rendering(2, 50, NOW - 30_000));
    expect(imageTime(run)).toBe(6_000);
    expect(imageTime(runOf(rendering(0, 40, NOW - 4_000)))).toBe(10_000);
  });

  it('does not use images that just began or whose start was missed', () => {
    expect(imageTime(runOf(rendering(0, 9, NOW - 4_000)))).toBeNull();
    expect(imageTime(runOf(rendering(0, 50, null), done(1, null)))).toBeNull();
  });

  it('is what the server expects of its style until one has finished, and then follows that', () => {
    const [one, other] = [expected(queued(0, 0, 0), 4), expected(queued(1, 1, 4), 2)];
    expect(imageTime(runOf(one, other), other)).toBe(2_000);
    expect(imageTime(runOf(one, other))).toBe(3_000);
    const half = runOf({ ...done(0, 6_000), estimatedSeconds: 4 }, other);
    expect(imageTime(half, other)).toBe(3_000);
    expect(imageTime(runOf(expected(rendering(0, 40, NOW - 8_000), 4)))).toBe(4_000);
  });

  it('is how the queue moves while nothing has begun', () => {
    expect(imageTime(runOf(queued(0, 2, 14), queued(1, 3, 21)))).toBe(7_000);
    expect(imageTime(runOf(queued(0, 0, 0)))).toBeNull();
  });
});

describe('the forecast', () => {
  it('is the wait of the last image and the time it takes then', () => {
    const run = runOf(done(0, 5_000), rendering(1, 40, NOW), queued(2, 1, 5), queued(3, 2, 10));
    expect(forecast(run, NOW)).toBe(15_000);
    expect(forecast(run, NOW + 4_000)).toBe(11_000);
  });

  it('is the rest of the images under way when none waits', () => {
    const run = runOf(done(0, 5_000), rendering(1, 96, NOW), rendering(2, 40, NOW));
    expect(forecast(run, NOW)).toBe(3_000);
  });

  it.each([
    ['one worker', [made(0, 6_000, 6_000)], 6_000],
    ['two workers', [made(0, 6_000, 6_000), made(1, 6_000, 6_000)], 3_000],
    ['others in between', [made(0, 6_000, 12_000)], 12_000],
  ])('follows the run’s own pace where the queue promises more: %s', (_how, finished, perImage) => {
    const run = runOf(...finished, queued(2, 0, 0), queued(3, 1, 3), queued(4, 2, 6));
    expect(forecast(run, NOW)).toBe(2 * perImage + 6_000);
  });

  it('decreases with time, for any share of a stage in the progress', () => {
    const at = (percent: number, passed: number) =>
      forecast(runOf(expected(rendering(0, percent, NOW - passed), 10)), NOW);
    expect([at(0, 0), at(5, 2_000), at(80, 4_000)]).toEqual([10_000, 8_000, 6_000]);
    expect(at(80, 12_000)).toBe(3_000);
  });

  it('is that of all of them for images that a model makes together', () => {
    const drawn = (index: number): Slot => ({
      ...expected(rendering(index, 25, NOW - 10_000), 10),
      isDiffused: true,
    });
    // Each was expected to take 10 s; four in one run take 40.
    expect(forecast(runOf(...[0, 1, 2, 3].map(drawn)), NOW)).toBe(30_000);
    expect(forecast(runOf(done(0, 10_000), drawn(1)), NOW - 4_000)).toBe(4_000);
  });

  it('expects of an image that is late no more than has passed, however little is done', () => {
    // Ten percent after a minute and a half would be 13 minutes.
    const late = expected(rendering(0, 10, NOW - 90_000), 7);
    expect(forecast(runOf(late), NOW)).toBe(90_000);
  });

  it('adds each image of a random set as its own style takes', () => {
    const run = runOf(expected(rendering(0, 0, NOW), 4), expected(queued(1, 1, 4), 2));
    expect(forecast(run, NOW)).toBe(6_000);
  });

  it('is unknown while an image has no place yet', () => {
    expect(forecast(runOf(done(0, 5_000), emptySlot(1)), NOW)).toBeNull();
  });
});
