import { vi } from 'vitest';
import { awaitTarget, holdTarget } from './hash-scroll.js';

const leave = vi.fn();

describe('awaitTarget', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('starts after 300 ms', () => {
    const arrive = vi.fn(() => leave);
    awaitTarget(() => 'target', arrive);
    vi.advanceTimersByTime(299);
    expect(arrive).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(arrive).toHaveBeenCalledWith('target');
  });

  it('waits for a late target, polling every 100 ms', () => {
    let target: string | null = null;
    const find = vi.fn(() => target);
    const arrive = vi.fn(() => leave);
    awaitTarget(find, arrive);
    vi.advanceTimersByTime(300 + 2000);
    expect(find).toHaveBeenCalledTimes(21);
    target = 'late';
    vi.advanceTimersByTime(100);
    expect(arrive).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(arrive).toHaveBeenCalledTimes(1);
  });

  it('gives up after 50 checks', () => {
    const find = vi.fn(() => null);
    awaitTarget(find, () => leave);
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(50);
  });

  it('can be cancelled', () => {
    const arrive = vi.fn(() => leave);
    awaitTarget(() => 'target', arrive)();
    vi.advanceTimersByTime(60_000);
    expect(arrive).not.toHaveBeenCalled();
  });

  it('also cancels what it started', () => {
    const stop = awaitTarget(
      () => 'target',
      () => leave,
    );
    vi.advanceTimersByTime(300);
    expect(leave).not.toHaveBeenCalled();
    stop();
    expect(leave).toHaveBeenCalledTimes(1);
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
