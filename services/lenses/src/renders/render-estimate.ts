import type { Ahead } from '../database/render-queue.repository.js';
import type { RenderTimes } from '../database/render-times.repository.js';

/** For prompts, and styles of older workers, without a usual time. */
const UNKNOWN_SECONDS = 4;

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Measured seconds per image, or the usual time scaled to this installation's speed. */
export function secondsOf(kind: string, { measured, usual }: RenderTimes): number {
  const own = measured.get(kind);
  if (own !== undefined) return own;
  const speeds = [...measured].flatMap(([other, seconds]) => {
    const expected = usual.get(other) ?? 0;
    return expected > 0 ? seconds / expected : [];
  });
  const speed = speeds.toSorted((a, b) => a - b)[Math.floor((speeds.length - 1) / 2)] ?? 1;
  return (usual.get(kind) ?? UNKNOWN_SECONDS) * speed;
}

export const countOf = (ahead: readonly Ahead[]) => sum(ahead.map(({ count }) => count));

/** Seconds until the start of an image behind these. */
export function waitBehind(ahead: readonly Ahead[], times: RenderTimes): number {
  const atWork = sum(ahead.map(({ isAtWork, runs }) => (isAtWork ? runs : 0)));
  const left = ahead.map(({ kind, isAtWork, count, elapsed }) => {
    const whole = count * secondsOf(kind, times);
    return isAtWork ? Math.max(0, whole - elapsed) : whole;
  });
  return sum(left) / Math.max(1, atWork);
}
