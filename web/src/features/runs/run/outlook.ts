import { forecast, imageTime } from './forecast.js';
import { missingWorker } from './missing-worker.js';
import type { Run } from './run-state.js';
import { COUNTDOWN_SECONDS } from './run-view.js';

/** Less than this is not worth taking back what was said. */
const LATER_MS = 3_000;
const LATER_SHARE = 0.15;
const EARLIER_MS = 1_000;

/** What a run looked like when something was said of it. */
type Signs = { generationId: string; lastPlace: number; attempts: number; each: number };

/** What was said of when a run ends; moments in milliseconds since the epoch. */
export type Outlook = {
  endsAt: number;
  /** When the last image begins; null when all have. */
  beginsAt: number | null;
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
  if (now.attempts > before.attempts) return 'Longer than said before: a portrait is made again.';
  if (now.lastPlace > before.lastPlace) return 'Longer than said before: others came first.';
  if (now.each > before.each) return 'Longer than said before: each portrait takes more time.';
  return 'Longer than said before: the studio is busy.';
}

/** Until something is known a page counts down a minute. */
function whyLongerThanUsual({ startedAt, slots }: Run, endsAt: number, now: number): string | null {
  const counted = startedAt + COUNTDOWN_SECONDS * 1_000;
  if (counted <= now || !isLater(endsAt, counted, now)) return null;
  const places = slots.flatMap(({ queuePlace }) => queuePlace ?? []);
  return Math.max(0, ...places) >= slots.length
    ? 'Longer than a minute: others came first.'
    : 'Longer than a minute: each portrait takes its time here.';
}

function isLater(moment: number, said: number, now: number): boolean {
  return moment - said > Math.max(LATER_MS, LATER_SHARE * (said - now));
}

/**
 * What to say of a run after something about it has changed. What was said stands until it is plainly
 * wrong, and becomes later only with a reason. While somebody is missing for the run nothing is said.
 */
export function tellOutlook(said: Outlook | null, run: Run | null, now: number): Outlook | null {
  if (!run || missingWorker(run)) return null;
  const before = said?.signs.generationId === run.form.generationId ? said : null;
  const next = forecast(run, now);
  if (!next) return before;
  const signs = signsOf(run);
  const endsAt = now + next.left;
  const beginsAt = next.wait === null ? null : now + next.wait;
  if (!before) return { endsAt, beginsAt, reason: whyLongerThanUsual(run, endsAt, now), signs };
  const isEndLater = isLater(endsAt, before.endsAt, now);
  const isEndEarlier = before.endsAt - endsAt > EARLIER_MS;
  const isBeginLater =
    beginsAt !== null && before.beginsAt !== null && isLater(beginsAt, before.beginsAt, now);
  const isLate = isEndLater || isBeginLater;
  return {
    endsAt: isEndLater || isEndEarlier ? endsAt : before.endsAt,
    beginsAt:
      beginsAt === null || before.beginsAt === null || isBeginLater
        ? beginsAt
        : Math.min(beginsAt, before.beginsAt),
    reason: isLate ? whyLater(before.signs, signs) : isEndEarlier ? null : before.reason,
    signs: isLate || isEndEarlier ? signs : before.signs,
  };
}
