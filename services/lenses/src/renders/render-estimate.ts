import type { Render } from '../database/render.entity.js';

export type Ahead = {
  /** Same duration: a style, or a prompt with a number of photos. */
  readonly kind: string;
  readonly isAtWork: boolean;
  readonly count: number;
  /** Images, or batches of a model. */
  readonly runs: number;
  /** Elapsed seconds of all current runs. */
  readonly elapsed: number;
};

export type RenderTimes = {
  readonly measured: ReadonlyMap<string, number>;
  /** Seconds by kind on the engine author's machine. */
  readonly usual: ReadonlyMap<string, number>;
};

/** More photos don't slow a prompt. */
export const MOST_PHOTOS = 3;

/** For prompts, and styles of older workers, without a usual time. */
const UNKNOWN_SECONDS = 4;

export function kindOf({ styleId, photos }: Pick<Render, 'styleId' | 'photos'>): string {
  return styleId ?? `prompt-${Math.min(photos.length, MOST_PHOTOS)}`;
}

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
