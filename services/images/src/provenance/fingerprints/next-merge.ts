import type { Segment } from '../../database/fingerprint-segments.repository.js';

/** A higher ratio gives fewer segments to look up and rewrites postings more often. */
const RATIO = 3;

/**
 * The segments to rewrite as one. A month that is over becomes one segment. In the current month
 * the newest segments merge when an older one is at most `RATIO` times as large as they are
 * together. A segment that may hold words of deleted images is rewritten alone.
 * @param segments newest first
 */
export function nextMerge(segments: readonly Segment[]): readonly Segment[] {
  for (const period of new Set(segments.map((segment) => segment.period))) {
    const group = segments.filter((segment) => segment.period === period);
    const merged = group.every(({ isMonthOver }) => isMonthOver) ? group : similarlyLarge(group);
    if (merged.length > 1) return merged;
  }
  const due = segments.find(({ isDue }) => isDue);
  return due ? [due] : [];
}

function similarlyLarge(group: readonly Segment[]): readonly Segment[] {
  let [total, merged] = [0, 0];
  group.forEach(({ portraits }, index) => {
    if (index > 0 && portraits <= RATIO * total) merged = index + 1;
    total += portraits;
  });
  return group.slice(0, merged);
}
