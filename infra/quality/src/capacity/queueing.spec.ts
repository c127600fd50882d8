import { meanWait, spread, waitProbability, waitWithin, workersFor } from './queueing.js';

const chance = { arrivalVariation: 1, serviceVariation: 1 };

describe('waits in a queue', () => {
  it.each([
    [1, 0.5, 0.5],
    [2, 1, 1 / 3],
    [5, 4, 0.5541],
    [3, 4, 1],
  ])('with %i workers and a load of %d somebody has to wait with %d', (workers, load, expected) => {
    expect(waitProbability(workers, load)).toBeCloseTo(expected, 4);
  });

  it('are those of M/M/1 with chance on both sides, and half of them with a steady service', () => {
    const queue = { workers: 1, arrivals: 0.5, serviceSeconds: 1, ...chance };
    expect(meanWait(queue)).toBeCloseTo(1, 10);
    expect(meanWait({ ...queue, serviceVariation: 0 })).toBeCloseTo(0.5, 10);
    expect(meanWait({ ...queue, arrivals: 1 })).toBe(Infinity);
  });

  it('stay within the exponential tail of M/M/1', () => {
    const queue = { workers: 1, arrivals: 0.5, serviceSeconds: 1, ...chance };
    expect(waitWithin(queue, 0.95)).toBeCloseTo(2 * Math.log(10), 10);
    expect(waitWithin({ ...queue, arrivals: 0.04 }, 0.95)).toBe(0);
  });

  it('need the fewest workers that keep them below the limit', () => {
    const demand = { arrivals: 1, serviceSeconds: 2, ...chance };
    const limit = { seconds: 1, share: 0.95 };
    const workers = workersFor(demand, limit);
    expect(waitWithin({ ...demand, workers }, limit.share)).toBeLessThanOrEqual(limit.seconds);
    expect(waitWithin({ ...demand, workers: workers - 1 }, limit.share)).toBeGreaterThan(
      limit.seconds,
    );
  });
});

test('values have a mean and a variation', () => {
  expect(spread([1, 3])).toEqual({ mean: 2, variation: 0.25 });
});
