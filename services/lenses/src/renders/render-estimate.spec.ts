import type { Ahead } from '../database/render-queue.repository.js';
import { secondsOf, waitBehind } from './render-estimate.js';

const usual = new Map([
  ['headshot', 2],
  ['oil', 4],
]);
const times = (measured: Record<string, number>) => ({
  measured: new Map(Object.entries(measured)),
  usual,
});
const waiting = (kind: string, count: number): Ahead => ({
  kind,
  count,
  runs: count,
  isAtWork: false,
  elapsed: 0,
});
const atWork = (kind: string, elapsed: number, count = 1, runs = count): Ahead => ({
  kind,
  count,
  runs,
  isAtWork: true,
  elapsed,
});

describe('the time of an image', () => {
  it('follows the durations of its own kind only', () => {
    expect(secondsOf('oil', times({ oil: 5, headshot: 9 }))).toBe(5);
  });

  it('is what its engine says while nothing was made here', () => {
    expect(secondsOf('oil', times({}))).toBe(4);
  });

  it('is what its engine says at the speed of this installation', () => {
    expect(secondsOf('oil', times({ headshot: 3 }))).toBe(6);
  });

  it('is not that of one kind that was measured on a bad day', () => {
    const others = { headshot: 2, pencil: 60, charcoal: 3 };
    const all = new Map([...usual, ['pencil', 3], ['charcoal', 3]]);
    expect(secondsOf('oil', { ...times(others), usual: all })).toBe(4);
  });

  it('is guessed, at that speed, where no engine says anything', () => {
    const guessed = secondsOf('prompt-1', times({}));
    expect(secondsOf('prompt-1', times({ headshot: 4 }))).toBe(2 * guessed);
  });
});

describe('the wait behind other images', () => {
  it('is the sum of what each of them takes', () => {
    expect(waitBehind([waiting('oil', 3), waiting('headshot', 2)], times({}))).toBe(16);
  });

  it('is shorter by what has been made of those at work, and never negative', () => {
    expect(waitBehind([atWork('oil', 3), waiting('oil', 1)], times({}))).toBe(5);
    expect(waitBehind([atWork('oil', 30)], times({}))).toBe(0);
  });

  it('is that of one run for images that are made together', () => {
    expect(waitBehind([atWork('oil', 6, 4, 1), waiting('oil', 2)], times({}))).toBe(18);
  });

  it('is shared by those who work', () => {
    expect(waitBehind([atWork('oil', 0, 2), waiting('oil', 2)], times({}))).toBe(8);
  });
});
