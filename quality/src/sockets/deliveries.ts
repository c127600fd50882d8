import type { LiveEvent, RenderEvent } from '@likeness/contracts/events/live-events';

/** An event and when it was there, in milliseconds of the machine's time. */
export type Seen = { readonly event: LiveEvent; readonly at: number };

/** What one socket was told. */
export type Heard = { readonly jobs: ReadonlySet<string>; readonly seen: readonly Seen[] };

export type Delivery = {
  readonly type: RenderEvent['type'];
  /** Copies that sockets should have got. */
  readonly due: number;
  readonly missing: number;
  readonly latenciesMs: readonly number[];
};

/** One time for all processes of a machine, finer than a millisecond. */
export const now = () => performance.timeOrigin + performance.now();

/** Holds what was published against what each socket of its owner was told, and when. */
export function deliveries(published: readonly Seen[], sockets: readonly Heard[]): Delivery[] {
  const found = new Map<RenderEvent['type'], { due: number; latenciesMs: number[] }>();
  for (const { jobs, seen } of sockets) {
    const told = Map.groupBy(seen, keyOf);
    for (const one of published) {
      const { event } = one;
      if (event.type === 'account.changed' || !jobs.has(event.job_id)) continue;
      const of = found.get(event.type) ?? { due: 0, latenciesMs: [] };
      found.set(event.type, of);
      of.due += 1;
      // The same may be told twice: the first is the first.
      const copy = told.get(keyOf(one))?.shift();
      if (copy) of.latenciesMs.push(copy.at - one.at);
    }
  }
  return [...found].map(([type, { due, latenciesMs }]) => ({
    type,
    due,
    missing: due - latenciesMs.length,
    latenciesMs,
  }));
}

function keyOf({ event }: Seen): string {
  return JSON.stringify(event);
}
