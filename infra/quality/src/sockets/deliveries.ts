import type { LiveEvent, RenderEvent } from '@likeness/contracts/events/live-events';

/** `at` is in milliseconds since 1970. */
export type Seen = { readonly event: LiveEvent; readonly at: number };

/** Events of one socket. */
export type Heard = { readonly jobs: ReadonlySet<string>; readonly seen: readonly Seen[] };

export type Delivery = {
  readonly type: RenderEvent['type'];
  /** Expected copies. */
  readonly due: number;
  readonly missing: number;
  readonly latenciesMs: readonly number[];
};

/** Shared by all processes of a machine, with sub-millisecond resolution. */
export const now = () => performance.timeOrigin + performance.now();

/** Compares published events with those of each owner's sockets. */
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
      // Sockets may receive duplicates; the first copy counts.
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
