import type { Segment } from '../../database/fingerprint-segments.repository.js';
import { nextMerge } from './next-merge.js';

const segment = (portraits: number, change: Partial<Segment> = {}): Segment => ({
  id: portraits,
  portraits,
  firstNo: 1,
  lastNo: 1,
  wordBits: 1,
  numberBits: 1,
  period: '2026-11-01',
  isMonthOver: false,
  isDue: false,
  ...change,
});
const merged = (...segments: Segment[]) => nextMerge(segments).map(({ portraits }) => portraits);
const OVER = { period: '2026-10-01', isMonthOver: true };

it('merges the newest segments of similar size in the current month', () => {
  expect(merged(segment(4), segment(12), segment(100))).toEqual([4, 12]);
  expect(merged(segment(4), segment(13), segment(51))).toEqual([4, 13, 51]);
  expect(merged(segment(4), segment(13), segment(100))).toEqual([]);
});

it('merges a month that is over, never two months', () => {
  expect(merged(segment(5), segment(4, OVER), segment(100, OVER))).toEqual([4, 100]);
  expect(merged(segment(5), segment(4, OVER))).toEqual([]);
});

it('rewrites a segment alone when it is due', () => {
  expect(merged(segment(5), segment(100, { ...OVER, isDue: true }))).toEqual([100]);
});

it('keeps a million portraits a day of a month in few segments', () => {
  let segments: Segment[] = [];
  let [most, rewritten] = [0, 0];
  for (let packs = 0; packs < 20_000; packs += 1) {
    segments = [segment(1), ...segments];
    for (let next = nextMerge(segments); next.length > 0; next = nextMerge(segments)) {
      const total = next.reduce((sum, { portraits }) => sum + portraits, 0);
      segments = [segment(total), ...segments.slice(next.length)];
      rewritten += total;
    }
    most = Math.max(most, segments.length);
  }
  expect(most).toBeLessThan(10);
  expect(rewritten / 20_000).toBeLessThan(20);
});
