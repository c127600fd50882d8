import { createStore, type Store } from '../../../lib/store/store.js';
import { forecast, imageTime } from './forecast.js';
import type { Run, RunState } from './run-state.js';
import { isHeldUp, isUnfinished } from './slot.js';
import * as text from '../messages/en.js';

/** Counted down until a forecast is known. */
export const COUNTDOWN_SECONDS = 60;

/** A smaller change does not alter the displayed time. */
const LATER_MS = 3_000;
const LATER_SHARE = 0.15;
const EARLIER_MS = 1_000;
/** The displayed time changes by this factor at most, once per `STEP_MS`. */
const STEP = 2;
export const STEP_MS = 2_000;
/** Below this a factor is meaningless. */
const SHORTEST_MS = 3_000;

/** What the displayed time was based on, to name the reason for a later one. */
type Basis = { generationId: string; lastPlace: number; attempts: number; each: number };

/** The displayed end of a run; moments in milliseconds since the epoch. */
export type Outlook = {
  endsAt: number;
  shownAt: number;
  /** Why it is later than displayed before; null otherwise. */
  reason: string | null;
  basis: Basis;
};

function basisOf(run: Run): Basis {
  return {
    generationId: run.generationId,
    lastPlace: Math.max(-1, ...run.slots.map(({ queuePlace }) => queuePlace ?? -1)),
    attempts: run.slots.reduce((sum, { attempts }) => sum + attempts, 0),
    each: imageTime(run) ?? 0,
  };
}

function whyLater(before: Basis, now: Basis): string {
  if (now.attempts > before.attempts) return text.longerRemaking;
  if (now.lastPlace > before.lastPlace) return text.peopleAhead;
  if (now.each > before.each) return text.longerEach;
  return text.longerBusy;
}

/** Without a forecast the page counts down a minute. */
function whyLongerThanUsual({ startedAt, slots }: Run, endsAt: number, now: number): string | null {
  const counted = startedAt + COUNTDOWN_SECONDS * 1_000;
  if (counted <= now || !isLater(endsAt, counted, now)) return null;
  const places = slots.flatMap(({ queuePlace }) => queuePlace ?? []);
  return Math.max(0, ...places) >= slots.length ? text.peopleAhead : text.overMinute;
}

function isLater(moment: number, shown: number, now: number): boolean {
  return moment - shown > Math.max(LATER_MS, LATER_SHARE * (shown - now));
}

/** The new forecast, or a step towards it. */
function inSteps(left: number, shown: number): number {
  const from = Math.max(shown, SHORTEST_MS);
  return Math.min(from * STEP, Math.max(from / STEP, left));
}

/**
 * The displayed end after a change of the run. It stays until it is clearly wrong, changes in steps,
 * and becomes later only with a reason. While a worker is missing there is none.
 */
export function nextOutlook(shown: Outlook | null, run: Run | null, now: number): Outlook | null {
  if (!run || run.slots.some(isHeldUp)) return null;
  const before = shown?.basis.generationId === run.generationId ? shown : null;
  const next = forecast(run, now);
  if (next === null) return before;
  const basis = basisOf(run);
  const outlookOf = (left: number, reason: string | null): Outlook => ({
    endsAt: now + left,
    shownAt: now,
    reason,
    basis,
  });
  if (!before) return outlookOf(next, whyLongerThanUsual(run, now + next, now));
  if (now - before.shownAt < STEP_MS) return before;
  const left = inSteps(next, before.endsAt - now);
  if (isLater(now + left, before.endsAt, now))
    return outlookOf(left, whyLater(before.basis, basis));
  if (before.endsAt - (now + left) > EARLIER_MS) return outlookOf(left, null);
  return before;
}

export type RunOutlook = Pick<Store<Outlook | null, Run | null>, 'getState' | 'subscribe'>;

/** Updates the displayed end on every change of the run, and on a timer while images are late. */
export function createRunOutlook(
  run: Pick<Store<RunState, never>, 'getState' | 'subscribe'>,
): RunOutlook {
  const { getState, subscribe, dispatch } = createStore(
    (shown: Outlook | null, changed: Run | null) => nextOutlook(shown, changed, Date.now()),
    null,
  );
  let last: Run | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(next);
    dispatch(last);
    if (getState() && last?.slots.some(isUnfinished)) next = setTimeout(look, STEP_MS);
  };
  run.subscribe(() => {
    const { run: now } = run.getState();
    if (now === last) return;
    last = now;
    look();
  });
  return { getState, subscribe };
}
