import { vi } from 'vitest';
import { createToastStore, toastDurations } from './toast-store.js';

describe('toast store', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ['success', 5000],
    ['error', 8000],
    ['warning', 6000],
    ['info', 5000],
  ] as const)('keeps a %s toast for %i ms', (tone, duration) => {
    const store = createToastStore();
    store.add(tone, 'Saved!');
    expect(toastDurations[tone]).toBe(duration);
    vi.advanceTimersByTime(duration - 1);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toHaveLength(0);
  });

  it('keeps the time that is left while paused', () => {
    const store = createToastStore();
    store.add('info', 'One');
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(store.list()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(1999);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toHaveLength(0);
  });

  it('starts the clock of a toast added while paused only on resume', () => {
    const store = createToastStore();
    store.pause();
    store.add('success', 'Saved!');
    vi.advanceTimersByTime(10_000);
    expect(store.list()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(5000);
    expect(store.list()).toHaveLength(0);
  });

  it('dismisses one and leaves the others running', () => {
    const store = createToastStore();
    const changes = vi.fn();
    store.subscribe(changes);
    const first = store.add('error', 'One');
    store.add('info', 'Two');
    store.dismiss(first);
    expect(store.list().map((toast) => toast.title)).toEqual(['Two']);
    expect(changes).toHaveBeenCalledTimes(3);
  });
});
