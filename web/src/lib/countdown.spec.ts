import { jest } from '@jest/globals';
import { countDown } from './countdown.js';

describe('countDown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says every second from the first to 0, then rests', () => {
    const seen: number[] = [];
    countDown(60, (left) => seen.push(left));
    expect(seen).toEqual([60]);
    jest.advanceTimersByTime(1_000);
    expect(seen.at(-1)).toBe(59);
    jest.advanceTimersByTime(120_000);
    expect(seen).toHaveLength(61);
    expect(seen.at(-1)).toBe(0);
  });

  it('goes by the clock when ticks were missed', () => {
    const onTick = jest.fn();
    countDown(60, onTick);
    jest.setSystemTime(Date.now() + 45_000);
    jest.advanceTimersByTime(1_000);
    expect(onTick).toHaveBeenLastCalledWith(14);
  });

  it('ends when told to', () => {
    const onTick = jest.fn();
    countDown(60, onTick)();
    jest.advanceTimersByTime(60_000);
    expect(onTick).toHaveBeenCalledTimes(1);
  });
});
