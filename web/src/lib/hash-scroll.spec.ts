import { vi } from 'vitest';
import { awaitTarget, holdTarget } from './hash-scroll.js';

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

describe('holdTarget', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function hold() {
    const page = { target: 900, top: 0, aim: 0, isJammed: false };
    const aims: number[] = [];
    const scrolling = setInterval(() => {
      const step = Math.max(-300, Math.min(300, page.aim - page.top));
      if (!page.isJammed) page.top += step;
    }, 100);
    const stop = holdTarget({
      topOfTarget: () => page.target,
      top: () => page.top,
      scrollTo: (top) => aims.push((page.aim = top)),
    });
    const letGo = () => {
      stop();
      clearInterval(scrolling);
    };
    return { page, aims, letGo };
  }

  it('follows a target that content above it pushes down while the page scrolls', () => {
    const { page, aims, letGo } = hold();
    vi.advanceTimersByTime(200);
    page.target = 2_500;
    vi.advanceTimersByTime(1_000);
    page.target = 2_480;
    vi.advanceTimersByTime(1_900);
    page.target = 2_600;
    vi.advanceTimersByTime(1_000);
    expect(aims).toEqual([900, 2_500, 2_480, 2_600]);
    expect(page.top).toBe(2_600);
    letGo();
  });

  it('resumes an interrupted scroll', () => {
    const { page, aims, letGo } = hold();
    vi.advanceTimersByTime(200);
    page.isJammed = true;
    vi.advanceTimersByTime(500);
    const asked = aims.length;
    page.isJammed = false;
    vi.advanceTimersByTime(1_000);
    expect(page.top).toBe(900);
    expect(asked).toBe(2);
    letGo();
  });

  it('ends two seconds after the last move, or when cancelled', () => {
    const { page, aims, letGo } = hold();
    vi.advanceTimersByTime(2_100);
    page.target = 2_500;
    vi.advanceTimersByTime(10_000);
    expect(aims).toEqual([900]);
    letGo();
    const other = hold();
    other.letGo();
    other.page.target = 2_500;
    vi.advanceTimersByTime(10_000);
    expect(other.aims).toEqual([900]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends on a page that never settles', () => {
    const { page, aims, letGo } = hold();
    const timer = setInterval(() => (page.target += 10), 100);
    vi.advanceTimersByTime(60_000);
    expect(aims.length).toBeLessThan(160);
    clearInterval(timer);
    letGo();
  });
});
