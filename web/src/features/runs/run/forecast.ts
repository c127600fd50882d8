import type { Run } from './run-state.js';
import { isUnfinished, type Slot } from './slot.js';

/** Less progress says nothing of how long an image takes. */
const TELLING_PERCENT = 10;

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, each) => sum + each, 0) / values.length : null;

const expectedOf = ({ estimatedSeconds }: Slot) =>
  estimatedSeconds === null ? null : estimatedSeconds * 1_000;

/**
 * How long an image takes: as the server expects, or as long as the finished ones took against what was
 * expected of them. Milliseconds; null while none of that is known.
 */
function imageTime({ slots }: Run, slot: Slot): number | null {
  const seen = slots.filter(({ took }) => took !== null);
  const took = mean(seen.flatMap((each) => each.took ?? []));
  const usual = mean(seen.flatMap((each) => expectedOf(each) ?? []));
  const expected = expectedOf(slot) ?? mean(slots.flatMap((each) => expectedOf(each) ?? []));
  if (took === null) return expected;
  return usual === null || expected === null ? took : (took / usual) * expected;
}

/** A model makes images of a run together: each then takes as long as all of them. */
function timeUnderWay({ slots }: Run, slot: Slot, own: number): number {
  if (!slot.isDiffused) return own;
  const together = slots.filter(({ state, isDiffused }) => state === 'rendering' && isDiffused);
  return Math.max(own, together.length * (expectedOf(slot) ?? 0));
}

/** What is left of an image under way: by the clock while it keeps to its time, else by its progress. */
function leftOf({ percent, begunAt, begunPercent }: Slot, each: number, now: number): number {
  if (begunAt === null) return each * (1 - percent / 100);
  const passed = now - begunAt + (each * begunPercent) / 100;
  if (passed < each) return each - passed;
  // Hardly begun says nothing of how long it takes: no more is expected than has passed.
  return Math.min(passed, (passed * (100 - percent)) / Math.max(TELLING_PERCENT, percent));
}

/** Milliseconds until the last image of a run is there; null while that is unknown. */
export function forecast(run: Run, now: number): number | null {
  let last = 0;
  for (const slot of run.slots.filter(isUnfinished)) {
    const own = imageTime(run, slot);
    if (own === null) return null;
    if (slot.state === 'rendering') {
      last = Math.max(last, leftOf(slot, timeUnderWay(run, slot, own), now));
    } else {
      if (slot.waitSeconds === null) return null;
      const wait = slot.waitToldAt + slot.waitSeconds * 1_000 - now;
      last = Math.max(last, Math.max(0, wait) + own);
    }
  }
  return last;
}
