import { jest } from '@jest/globals';
import { createTabLock } from './tab-lock.js';

/** Browsers grant a lock asynchronously; Node grants it within the call. */
beforeEach(() => {
  const request = navigator.locks.request.bind(navigator.locks) as (
    ...args: unknown[]
  ) => Promise<unknown>;
  jest
    .spyOn(navigator.locks, 'request')
    .mockImplementation(async (...args: unknown[]) =>
      Promise.resolve().then(() => request(...args)),
    );
});
afterEach(() => jest.restoreAllMocks());

describe('a lock among tabs', () => {
  it('is granted to a tab that asks twice at once', async () => {
    const lock = createTabLock('twice');
    expect(await Promise.all([lock.tryTake(), lock.tryTake()])).toEqual([true, true]);
    expect(await lock.tryTake()).toBe(true);
    lock.release();
  });

  it('is refused to another tab until it is released', async () => {
    const [first, second] = [createTabLock('other'), createTabLock('other')];
    expect(await first.tryTake()).toBe(true);
    expect(await second.tryTake()).toBe(false);
    const next = second.waitFor();
    first.release();
    await next;
    expect(await first.tryTake()).toBe(false);
    second.release();
  });
});
