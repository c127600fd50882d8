import { COUNTDOWN_SECONDS, leftAt, type Outlook } from './outlook.js';
import type { Run } from './run-state.js';
import { barPercent, countdownAt, statusIndex, statusTexts } from './run-view.js';
import * as text from './messages.js';
import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import { isHeldUp } from './slot.js';

export type MissingWorker = { title: string; outlook: string };

const NO_WORKER: MissingWorker = { title: text.paused, outlook: text.pausedOutlook };
const MODEL_OF_WORDS: MissingWorker = {
  title: text.promptModelMissing,
  outlook: text.promptModelOutlook,
};
const MODEL_OF_STYLE: MissingWorker = {
  title: text.styleModelMissing,
  outlook: text.styleModelOutlook,
};

/** The worker that the rest of a run waits for, and what happens next; null if none is missing. */
export function missingWorker({ style: ordered, slots }: Run): MissingWorker | null {
  const waiting = slots.filter(isHeldUp);
  const awaited = new Set(waiting.map(({ awaits }) => awaits));
  if (awaited.has('model')) {
    const style = waiting.find((slot) => slot.style !== null)?.style ?? ordered;
    return style === null || style === PROMPT_ONLY_STYLE ? MODEL_OF_WORDS : MODEL_OF_STYLE;
  }
  return awaited.has('worker') ? NO_WORKER : null;
}

/** The first of the four texts is about the analysis: it ends when an image has passed that stage. */
const ANALYSED_PERCENT = 25;

/** Most forecasts are known within this time: the sixty seconds do not flash up before them. */
const QUIET_MS = 2_000;

/** A time that has been displayed for longer than this, and than it says, is not true. */
const MOST_HELD_MS = 4_000;

export type Progress = {
  /** Whole seconds until the run is over; null when that is unknown, undefined when it is too early to say, or held too long. */
  leftSeconds: number | null | undefined;
  /** 0 to 100 of the whole run. */
  percent: number;
  /** Index of the text that applies. */
  status: number;
  /** That text, or that the run is on hold. */
  statusText: string;
  /** The worker without which no end can be forecast. */
  missing: MissingWorker | null;
  reason: string | null;
};

function workPercent({ slots }: Run): number {
  const done = slots.map((slot) =>
    slot.state === 'queued' ? 0 : slot.state === 'rendering' ? slot.percent : 100,
  );
  return done.reduce((sum, percent) => sum + percent, 0) / Math.max(1, slots.length);
}

const isAnalysed = ({ slots }: Run) =>
  slots.some(({ state, stage }) => state === 'done' || (stage !== null && stage !== 'analyse'));

/** The image of a worker that died stays `rendering` until the queue notices. */
const isUnderWay = ({ slots }: Run) =>
  slots.some(({ state, awaits }) => state === 'rendering' && awaits === null);

/** Without a forecast, the sixty seconds. */
function leftSecondsOf({ startedAt }: Run, known: Outlook | null, now: number) {
  if (known) {
    const left = leftAt(known, now);
    const held = known.heldAt === null ? 0 : now - known.heldAt;
    return held > Math.max(left, MOST_HELD_MS) ? undefined : Math.max(1, Math.ceil(left / 1_000));
  }
  if (now - startedAt < QUIET_MS) return undefined;
  return countdownAt(now, startedAt) || null;
}

/** Time left, ticks and words of a run. */
export function progressOf(run: Run | null, outlook: Outlook | null, now: number): Progress {
  const countdown = run === null ? COUNTDOWN_SECONDS : countdownAt(now, run.startedAt);
  const known = run && outlook?.generationId === run.generationId ? outlook : null;
  const work = run ? workPercent(run) : 0;
  const missing = run && missingWorker(run);
  const isKnown = known !== null || work > 0 || missing !== null;
  const percent = isKnown
    ? Math.max(5, work, run && isAnalysed(run) ? ANALYSED_PERCENT : 0)
    : barPercent(countdown);
  const status = statusIndex(COUNTDOWN_SECONDS * (1 - percent / 100));
  const isOnHold = missing !== null && !(run && isUnderWay(run));
  const statusText = isOnHold
    ? text.onHold
    : (statusTexts(run?.isFromWords ?? false)[status] ?? '');
  const said = { percent, status, statusText, missing };
  if (missing) return { ...said, leftSeconds: null, reason: null };
  return {
    ...said,
    leftSeconds: run ? leftSecondsOf(run, known, now) : undefined,
    reason: known?.reason ?? null,
  };
}
