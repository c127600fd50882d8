/** Yields, and throws on cancellation. @param done completed share, 0..1, if known */
export type Checkpoint = (done?: number) => Promise<void>;

export function within(checkpoint: Checkpoint, from: number, to: number): Checkpoint {
  return (done) => checkpoint(done === undefined ? undefined : from + (to - from) * done);
}
