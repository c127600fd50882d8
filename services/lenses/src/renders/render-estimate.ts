/** What takes alike: a style, or a prompt with so many photos. */
type RenderKind = string;

/** Images of one kind ahead of another image, in its lane. */
export type Ahead = {
  readonly kind: RenderKind;
  readonly isAtWork: boolean;
  readonly count: number;
  /** What they are made in: for each image one, or one for those that a model makes together. */
  readonly runs: number;
  /** Seconds that the runs at work have had so far, together. */
  readonly elapsed: number;
};

export type RenderTimes = {
  /** Seconds by kind, as they were measured here. */
  readonly measured: ReadonlyMap<RenderKind, number>;
  /** Seconds by kind on the machine of whoever wrote the engine. */
  readonly usual: ReadonlyMap<RenderKind, number>;
};

/** More photos than that make no difference to how long a prompt takes. */
export const MOST_PHOTOS = 3;

/** What no engine says anything of: prompts, and styles of older workers. */
const UNKNOWN_SECONDS = 4;

export function kindOf({
  styleId,
  photos,
}: {
  styleId: string | null;
  photos: unknown[];
}): RenderKind {
  return styleId ?? `prompt-${Math.min(photos.length, MOST_PHOTOS)}`;
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Seconds that an image of this kind is likely to take: as the latest ones did, else as usual at the speed of this installation. */
export function secondsOf(kind: RenderKind, { measured, usual }: RenderTimes): number {
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

/** Seconds until an image behind these is likely to begin. */
export function waitBehind(ahead: readonly Ahead[], times: RenderTimes): number {
  const atWork = sum(ahead.map(({ isAtWork, runs }) => (isAtWork ? runs : 0)));
  const left = ahead.map(({ kind, isAtWork, count, elapsed }) => {
    const whole = count * secondsOf(kind, times);
    return isAtWork ? Math.max(0, whole - elapsed) : whole;
  });
  return sum(left) / Math.max(1, atWork);
}
