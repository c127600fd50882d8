import { forecast, imageTime } from './forecast.js';
import { missingWorker } from './missing-worker.js';
import type { Run } from './run-state.js';
import { COUNTDOWN_SECONDS } from './run-view.js';

/** Less than this is not worth taking back what was said. */
const LATER_MS = 3_000;
const LATER_SHARE = 0.15;
const EARLIER_MS = 1_000;
/** What was said changes by no more than this factor at once, and not again at once. */
const STEP = 2;
export const STEP_MS = 2_000;
/** Of less time than that a factor says little. */
const SHORTEST_MS = 3_000;

/** What a run looked like when something was said of it. */
type Signs = { generationId: string; lastPlace: number; attempts: number; each: number };

/** What was said of when a run ends; moments in milliseconds since the epoch. */
export type Outlook = {
  endsAt: number;
  /** When that was said. */
  saidAt: number;
  /** Why it is later than was said before; null while it isn't. */
  reason: string | null;
  signs: Signs;
};

function signsOf(run: Run): Signs {
  return {
    generationId: run.form.generationId,
    lastPlace: Math.max(-1, ...run.slots.map(({ queuePlace }) => queuePlace ?? -1)),
    attempts: run.slots.reduce((sum, { attempts }) => sum + attempts, 0),
    each: imageTime(run) ?? 0,
  };
}

function whyLater(before: Signs, now: Signs): string {
  if (now.attempts > before.attempts) {
    return 'Taking longer than expected. We’re remaking a portrait.';
  }
  if (now.lastPlace > before.lastPlace) return 'A few people are ahead of you.';
  if (now.each > before.each) {
    return 'Taking longer than expected. Each portrait needs more time.';
  }
  return 'Taking longer than expected. We’re busy right now.';
}

/** Until something is known a page counts down a minute. */
function whyLongerThanUsual({ startedAt, slots }: Run, endsAt: number, now: number): string | null {
  const counted = startedAt + COUNTDOWN_SECONDS * 1_000;
  if (counted <= now || !isLater(endsAt, counted, now)) return null;
  const places = slots.flatMap(({ queuePlace }) => queuePlace ?? []);
  return Math.max(0, ...places) >= slots.length
    ? 'A few people are ahead of you.'
    : 'This may take over a minute.';
}

function isLater(moment: number, said: number, now: number): boolean {
  return moment - said > Math.max(LATER_MS, LATER_SHARE * (said - now));
}

/** A new forecast, or a step towards it from what was said. */
function inSteps(left: number, said: number): number {
  const from = Math.max(said, SHORTEST_MS);
  return Math.min(from * STEP, Math.max(from / STEP, left));
}

/**
 * What to say of a run after something about it has changed. What was said stands until it is plainly
 * wrong, changes in steps, and becomes later only with a reason. While somebody is missing for the run
 * nothing is said.
 */
export function tellOutlook(said: Outlook | null, run: Run | null, now: number): Outlook | null {
  if (!run || missingWorker(run)) return null;
  const before = said?.signs.generationId === run.form.generationId ? said : null;
  const next = forecast(run, now);
  if (next === null) return before;
  const signs = signsOf(run);
  const told = (left: number, reason: string | null): Outlook => ({
    endsAt: now + left,
    saidAt: now,
    reason,
    signs,
  });
  if (!before) return told(next, whyLongerThanUsual(run, now + next, now));
  if (now - before.saidAt < STEP_MS) return before;
  const left = inSteps(next, before.endsAt - now);
  if (isLater(now + left, before.endsAt, now)) return told(left, whyLater(before.signs, signs));
  if (before.endsAt - (now + left) > EARLIER_MS) return told(left, null);
  return before;
}
