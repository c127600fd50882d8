import { vi } from 'vitest';
import { awaitTarget } from './hash-scroll.js';

const leave = vi.fn();

describe('awaitTarget', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('polls every 100 ms for a late target, once 300 ms have passed, and arrives once', () => {
    let target: string | null = null;
    const find = vi.fn(() => target);
    const arrive = vi.fn(() => leave);
    const stop = awaitTarget(find, arrive);
    vi.advanceTimersByTime(299);
    expect(find).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_001);
    expect(find).toHaveBeenCalledTimes(21);
    target = 'late';
    vi.advanceTimersByTime(10_000);
    expect(arrive.mock.calls).toEqual([['late']]);
    expect(leave).not.toHaveBeenCalled();
    stop();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('gives up after 50 checks, or when cancelled', () => {
    const find = vi.fn(() => null);
    awaitTarget(find, () => leave);
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(50);
    awaitTarget(find, () => leave)();
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(50);
  });
});
