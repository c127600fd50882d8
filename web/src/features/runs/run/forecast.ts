import type { Run } from './run-state.js';
import { isUnfinished, type Slot } from './slot.js';

/** Too little progress or time to extrapolate from. */
const TELLING_PERCENT = 10;
const TELLING_MS = 1_000;

const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, each) => sum + each, 0) / values.length : null;

/** As long as the finished ones took, against what was expected of them where that is known. */
function seenTime({ slots }: Run, expected: number | null): number | null {
  const seen = slots.filter(({ took }) => took !== null);
  const took = mean(seen.flatMap((slot) => slot.took ?? []));
  const usual = mean(seen.flatMap((slot) => expectedOf(slot) ?? []));
  if (took === null || usual === null || expected === null) return took;
  return (took / usual) * expected;
}

const expectedOf = ({ estimatedSeconds }: Slot) =>
  estimatedSeconds === null ? null : estimatedSeconds * 1_000;

/** As the one that has come furthest is going to take, else as the queue moves. */
function guessedTime({ slots }: Run): number | null {
  const going = slots.flatMap(({ state, percent, begunAt, begunPercent, newsAt }) => {
    if (state !== 'rendering' || begunAt === null) return [];
    const [made, passed] = [percent - begunPercent, newsAt - begunAt];
    return made >= TELLING_PERCENT && passed >= TELLING_MS ? (passed * 100) / made : [];
  });
  if (going.length > 0) return most(going);
  return most(
    slots.flatMap(({ queuePlace, waitSeconds }) =>
      queuePlace !== null && queuePlace > 0 && waitSeconds !== null
        ? (waitSeconds * 1000) / queuePlace
        : [],
    ),
  );
}

/**
 * How long an image of a run takes: as long as the finished ones did, else as the server expects, else
 * as it can be guessed. Milliseconds; null while none of that is known.
 */
export function imageTime(run: Run, slot?: Slot): number | null {
  const expected = slot
    ? expectedOf(slot)
    : mean(run.slots.flatMap((each) => expectedOf(each) ?? []));
  return seenTime(run, expected) ?? expected ?? guessedTime(run);
}

/** A model makes images of a run together: each then takes as long as all of them. */
function timeUnderWay(run: Run, slot: Slot, own: number): number {
  if (!slot.isDiffused) return own;
  const together = run.slots.filter(({ state, isDiffused }) => state === 'rendering' && isDiffused);
  return Math.max(own, together.length * (expectedOf(slot) ?? 0));
}

/** What is left of an image under way: by the clock while it keeps to its time, else by its progress. */
function leftOf(slot: Slot, each: number, now: number): number {
  const { percent, begunAt, begunPercent } = slot;
  const passed = begunAt === null ? null : now - begunAt + (each * begunPercent) / 100;
  if (passed === null) return each * (1 - percent / 100);
  if (passed < each) return each - passed;
  // Hardly begun says nothing of how long it takes: no more is expected than has passed.
  return Math.min(passed, (passed * (100 - percent)) / Math.max(TELLING_PERCENT, percent));
}

function waitOf({ waitSeconds, waitToldAt }: Slot, now: number): number | null {
  if (waitSeconds === null) return null;
  return Math.max(0, waitToldAt + waitSeconds * 1000 - now);
}

/**
 * Time per image since the first one began, with all workers and the waits for other users' images,
 * and what is left of the images under way. Null until an image has finished while this page watched.
 */
function paceOf({ slots }: Run, each: number, now: number) {
  const begun: number[] = [];
  let finished = 0;
  let underWay = 0;
  let unmade = 0;
  for (const { state, took, begunAt, newsAt } of slots) {
    if (state === 'rendering' && begunAt !== null) {
      const share = Math.min(1, (now - begunAt) / each);
      begun.push(begunAt);
      underWay += share;
      unmade += 1 - share;
    } else if (took !== null && newsAt > 0) {
      begun.push(newsAt - took);
      finished += 1;
    }
  }
  if (finished === 0) return null;
  return { perImage: (now - Math.min(...begun)) / (finished + underWay), unmade };
}

/**
 * When a run is going to be over: from the times of its images, and for those that wait from their
 * places in the queue, whose pace is that of all styles, or from the run's own pace where it is slower.
 * Milliseconds until the last image is there; null while that is unknown.
 */
export function forecast(run: Run, now: number): number | null {
  const each = imageTime(run);
  if (each === null) return null;
  const pace = paceOf(run, each, now);
  let waiting = 0;
  const lefts: number[] = [];
  for (const slot of run.slots.filter(isUnfinished)) {
    const own = imageTime(run, slot) ?? each;
    if (slot.state === 'rendering') {
      lefts.push(leftOf(slot, timeUnderWay(run, slot, own), now));
      continue;
    }
    const told = waitOf(slot, now);
    if (told === null) return null;
    const wait = Math.max(told, pace ? (pace.unmade + waiting) * pace.perImage : 0);
    waiting += 1;
    lefts.push(wait + own);
  }
  return most(lefts) ?? 0;
}
