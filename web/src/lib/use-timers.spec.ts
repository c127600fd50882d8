// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useCooldown } from './use-timers.js';

it('counts down to 0 by the clock, then stops', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, unmount } = renderHook(() => useCooldown(60));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  act(() => result.current[1]());
  expect(result.current[0]).toBe(60);
  pass(1_000);
  expect(result.current[0]).toBe(59);
  vi.setSystemTime(Date.now() + 45_000);
  pass(1_000);
  expect(result.current[0]).toBe(13);
  pass(20_000);
  expect([result.current[0], vi.getTimerCount()]).toEqual([0, 0]);
  unmount();
});
