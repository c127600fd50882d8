import { countDown } from './use-cooldown.js';

describe('countDown', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('reports every second down to 0, then stops', () => {
    const seen: number[] = [];
    countDown(60, (left) => seen.push(left));
    expect(seen).toEqual([60]);
    vi.advanceTimersByTime(1_000);
    expect(seen.at(-1)).toBe(59);
    vi.advanceTimersByTime(120_000);
    expect(seen).toHaveLength(61);
    expect(seen.at(-1)).toBe(0);
  });

  it('follows the clock after missed ticks', () => {
    const onTick = vi.fn();
    countDown(60, onTick);
    vi.setSystemTime(Date.now() + 45_000);
    vi.advanceTimersByTime(1_000);
    expect(onTick).toHaveBeenLastCalledWith(14);
  });

  it('can be cancelled', () => {
    const onTick = vi.fn();
    countDown(60, onTick)();
    vi.advanceTimersByTime(60_000);
    expect(onTick).toHaveBeenCalledTimes(1);
  });
});
