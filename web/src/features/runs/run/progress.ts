import type { Outlook } from './outlook.js';
import { type MissingWorker, missingWorker } from './missing-worker.js';
import type { Run, RunState } from './run-state.js';
import {
  barPercent,
  countdownAt,
  COUNTDOWN_SECONDS,
  isFromWords,
  statusIndex,
  statusTexts,
} from './run-view.js';

/** Of the four texts the first is of the analysis: it is over when an image has passed that. */
const ANALYSED_PERCENT = 25;

export type Progress = {
  /** Whole seconds until the run is over; null when that is unknown. */
  leftSeconds: number | null;
  /** 0 to 100 of the whole run. */
  percent: number;
  /** Which of the four texts holds. */
  status: number;
  /** That text, or that nothing goes on. */
  statusText: string;
  /** Who has to come back before anything of the run's end can be told. */
  missing: MissingWorker | null;
  reason: string | null;
};

function workPercent({ slots }: Run): number {
  const done = slots.map((slot) =>
    slot.state === 'queued' || slot.state === 'sending'
      ? 0
      : slot.state === 'rendering'
        ? slot.percent
        : 100,
  );
  return done.reduce((sum, percent) => sum + percent, 0) / Math.max(1, slots.length);
}

const isAnalysed = ({ slots }: Run) =>
  slots.some(({ state, stage }) => state === 'done' || (stage !== null && stage !== 'analyse'));

/** The image of a worker that died is told as rendering until its queue notices. */
const isUnderWay = ({ slots }: Run) =>
  slots.some(({ state, awaits }) => state === 'rendering' && awaits === null);

const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000));

/**
 * How far a run is, for number, ticks and words alike. The sixty seconds and what they say of the
 * progress stand in as long as nothing better is known.
 */
export function progressOf(
  state: Pick<RunState, 'phase' | 'run' | 'startedAt' | 'preparing' | 'uploads'>,
  outlook: Outlook | null,
  now: number,
): Progress {
  const { phase, run: any, startedAt } = state;
  // An earlier run stays on the table until this one has begun.
  const run = phase === 'uploading' ? null : any;
  const countdown = startedAt === null ? COUNTDOWN_SECONDS : countdownAt(now, startedAt);
  const known = run && outlook?.signs.generationId === run.form.generationId ? outlook : null;
  const work = run ? workPercent(run) : 0;
  const missing = run && missingWorker(run);
  const isKnown = known !== null || work > 0 || missing !== null;
  const percent = isKnown
    ? Math.max(5, work, run && isAnalysed(run) ? ANALYSED_PERCENT : 0)
    : barPercent(countdown);
  const status = statusIndex(COUNTDOWN_SECONDS * (1 - percent / 100));
  const isOnHold = missing !== null && !(run && isUnderWay(run));
  const statusText = isOnHold ? 'On hold' : (statusTexts(isFromWords(state))[status] ?? '');
  const said = { percent, status, statusText, missing };
  if (missing) return { ...said, leftSeconds: null, reason: null };
  return {
    ...said,
    leftSeconds: known
      ? Math.max(1, secondsUntil(known.endsAt, now))
      : countdown > 0
        ? countdown
        : null,
    reason: known?.reason ?? null,
  };
}
