import { jest } from '@jest/globals';
import { awaitTarget } from './hash-scroll.js';

describe('awaitTarget', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('looks only after 300 ms', () => {
    const arrive = jest.fn();
    awaitTarget(() => 'target', arrive);
    jest.advanceTimersByTime(299);
    expect(arrive).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(arrive).toHaveBeenCalledWith('target');
  });

  it('waits for a target that comes late, checking every 100 ms', () => {
    let target: string | null = null;
    const find = jest.fn(() => target);
    const arrive = jest.fn();
    awaitTarget(find, arrive);
    jest.advanceTimersByTime(300 + 2000);
    expect(find).toHaveBeenCalledTimes(21);
    target = 'late';
    jest.advanceTimersByTime(100);
    expect(arrive).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(arrive).toHaveBeenCalledTimes(1);
  });

  it('gives up after 50 checks', () => {
    const find = jest.fn(() => null);
    awaitTarget(find, jest.fn());
    jest.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(50);
  });

  it('stops when told to', () => {
    const arrive = jest.fn();
    awaitTarget(() => 'target', arrive)();
    jest.advanceTimersByTime(60_000);
    expect(arrive).not.toHaveBeenCalled();
  });
});
