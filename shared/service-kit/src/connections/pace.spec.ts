import { Pace } from './pace.js';

const KIB = 1024;

function cutAfter(bytesAt: (second: number) => number, couldTransfer = () => true) {
  const pace = new Pace(60_000, 0, 0);
  for (let second = 1; second <= 120; second += 1) {
    if (!pace.isKept(second * 1_000, bytesAt(second), couldTransfer())) return second;
  }
  return undefined;
}

describe('a reader', () => {
  it('that stalls is cut after one window', () => {
    expect(cutAfter(() => 0)).toBe(60);
  });

  it('that stalls after its buffers fill is cut one window later', () => {
    expect(cutAfter((second) => Math.min(second, 5) * 512 * KIB)).toBe(65);
  });

  it('that stalls at the start of a window gets no second one', () => {
    expect(cutAfter((second) => (second < 59 ? second * KIB : 59 * KIB))).toBeLessThan(120);
  });

  it('with a few bytes per second is cut', () => {
    expect(cutAfter((second) => second * 100)).toBe(60);
  });

  it('with 8 KiB per window is kept', () => {
    expect(cutAfter((second) => second * 200)).toBeUndefined();
  });

  it('is kept while there is nothing to read', () => {
    expect(
      cutAfter(
        () => 0,
        () => false,
      ),
    ).toBeUndefined();
  });
});
