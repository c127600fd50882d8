/**
 * To be awaited now and then in long work: lets other work run, and throws when the picture is no longer
 * wanted.
 * @param done share of the work that is done, 0..1, where it is known
 */
export type Checkpoint = (done?: number) => Promise<void>;

/** The checkpoint of a part of the work that reaches from `from` to `to` of the whole. */
export function within(checkpoint: Checkpoint, from: number, to: number): Checkpoint {
  return (done) => checkpoint(done === undefined ? undefined : from + (to - from) * done);
}
