import { createStore, type Store } from '../../../lib/store/store.js';
import { forecast } from './forecast.js';
import type { Run, RunState } from './run-state.js';
import { isHeldUp, isUnfinished } from './slot.js';
import * as text from '../messages.js';

/** Counted down until a forecast is known. */
export const COUNTDOWN_SECONDS = 60;

/** A smaller difference does not alter the displayed time. */
const NOTABLE_MS = 1_000;
/** The displayed time rises when the forecast is at least this much more than twice as long… */
const LATER_MS = 3_000;
/** …and has been later for this long. */
export const STEP_MS = 2_000;
/** The only rise is to the forecast and a quarter more. */
const MARGIN = 1.25;

/** The displayed end of a run; moments in milliseconds since the epoch. */
export type Outlook = {
  generationId: string;
  endsAt: number;
  /** Since when the displayed time is held, because the forecast is later; null while it runs. */
  heldAt: number | null;
  hasRisen: boolean;
  /** Why it is later than displayed before, or than usual; null otherwise. */
  reason: string | null;
};

/** In milliseconds. */
export const leftAt = ({ endsAt, heldAt }: Outlook, now: number) =>
  Math.max(0, endsAt - (heldAt ?? now));

/** True where others' images come before this run. */
const isBehindOthers = ({ slots }: Run) =>
  Math.max(0, ...slots.flatMap(({ queuePlace }) => queuePlace ?? [])) >= slots.length;

function whyLater(run: Run): string {
  if (run.slots.some(({ attempts }) => attempts > 0)) return text.longerRemaking;
  return isBehindOthers(run) ? text.peopleAhead : text.longerBusy;
}

/** Without a forecast the page counts down a minute. */
function whyLongerThanUsual(run: Run, endsAt: number, now: number): string | null {
  const counted = run.startedAt + COUNTDOWN_SECONDS * 1_000;
  if (counted <= now || endsAt - counted <= LATER_MS) return null;
  return isBehindOthers(run) ? text.peopleAhead : text.overMinute;
}

/**
 * The displayed end after a change of the run. The displayed time falls or is held; it rises once, with
 * the reason. While a worker is missing there is none.
 */
export function nextOutlook(shown: Outlook | null, run: Run | null, now: number): Outlook | null {
  if (!run || run.slots.some(isHeldUp)) return null;
  const before = shown?.generationId === run.generationId ? shown : null;
  const next = forecast(run, now);
  if (next === null) return before;
  const { generationId } = run;
  const endsAt = now + next;
  if (!before) {
    const reason = whyLongerThanUsual(run, endsAt, now);
    return { generationId, endsAt, heldAt: null, hasRisen: false, reason };
  }
  const left = leftAt(before, now);
  if (next < left - NOTABLE_MS) return { ...before, endsAt, heldAt: null };
  const { heldAt } = before;
  if (next <= left + NOTABLE_MS) {
    return heldAt === null ? before : { ...before, endsAt: now + left, heldAt: null };
  }
  if (heldAt === null) return { ...before, heldAt: now };
  if (before.hasRisen || now - heldAt < STEP_MS || next < 2 * left + LATER_MS) return before;
  const endsLater = now + MARGIN * next;
  return { generationId, endsAt: endsLater, heldAt: null, hasRisen: true, reason: whyLater(run) };
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
