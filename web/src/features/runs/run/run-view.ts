import { COUNTDOWN_SECONDS } from './outlook.js';
import type { Run } from './run-state.js';
import { isUnfinished, type Slot } from './slot.js';
import { makerBy } from './stages.js';
import * as text from './messages.js';

/** The four texts of the countdown, each from its second of the sixty down to the next one's. */
const STATUS_TEXTS = [
  { above: 45, text: text.analyzingPhotos },
  { above: 30, text: text.generating },
  { above: 15, text: text.finalTouches },
  { above: -1, text: text.almostReady },
] as const;

/** The four texts in order; without photos the first is another. */
export function statusTexts(isFromWords: boolean): readonly string[] {
  const texts = STATUS_TEXTS.map((status) => status.text);
  return isFromWords ? [text.analyzingPrompt, ...texts.slice(1)] : texts;
}

/** Whole seconds left of the sixty; stays at 0 for a run that takes longer. Times in ms. */
export function countdownAt(now: number, startedAt: number): number {
  const passed = Math.max(0, Math.floor((now - startedAt) / 1000));
  return Math.max(0, COUNTDOWN_SECONDS - passed);
}

/** Percent of the bar: (60 - countdown) / 60, never below 5 nor above 100. */
export function barPercent(countdown: number): number {
  const percent = ((COUNTDOWN_SECONDS - countdown) / COUNTDOWN_SECONDS) * 100;
  return Math.min(100, Math.max(5, percent));
}

/** Which of `STATUS_TEXTS` holds at this countdown. */
export function statusIndex(countdown: number): number {
  return STATUS_TEXTS.findIndex(({ above }) => countdown > above);
}

/** The image whose stages are shown: the furthest of those rendering. */
export function leadingSlot(run: Run): Slot | undefined {
  return run.slots
    .filter(({ state }) => state === 'rendering')
    .toSorted((a, b) => b.percent - a.percent || a.index - b.index)[0];
}

/** Whether a diffusion model makes the image under way, or the next; judged by the others if unknown. */
export function isDrawnByModel(run: Run): boolean {
  const leading = leadingSlot(run);
  if (leading && (leading.isDiffused || makerBy(leading.stage) === 'studio')) {
    return leading.isDiffused;
  }
  return run.slots.some(({ isDiffused, awaits }) => isDiffused || awaits === 'model');
}

export type RunFacts = {
  total: number;
  done: number;
  /** Ended without an image: refused, failed, cancelled, expired. */
  missed: number;
  /** Part of `missed`. */
  cancelled: number;
  waiting: number;
  /** Images of other orders ahead of this run's next image. */
  ahead: number | null;
  /** From the first acceptance to the newest image, by the server's clock, per image. */
  averageSeconds: number | null;
  /** Credits of the finished images. */
  charged: number;
  /** Images of a paid run that ended without a picture and cost nothing. */
  notCharged: number;
};

function average(done: readonly Slot[]): number | null {
  const accepted = done.flatMap(({ acceptedAt }) => (acceptedAt ? Date.parse(acceptedAt) : []));
  const made = done.flatMap(({ image }) => (image ? Date.parse(image.created_at) : []));
  if (accepted.length === 0 || made.length === 0) return null;
  return Math.max(0, Math.max(...made) - Math.min(...accepted)) / 1000 / done.length;
}

const least = (values: number[]) => (values.length > 0 ? Math.min(...values) : null);

export function factsOf(run: Run): RunFacts {
  const isPaid = run.slots.some(({ credits }) => credits > 0);
  const done = run.slots.filter(({ state }) => state === 'done');
  const waiting = run.slots.filter(({ state }) => state === 'queued');
  const place = least(waiting.flatMap(({ queuePlace }) => queuePlace ?? []));
  // A place counts the images under way, too.
  const own = run.slots.filter(({ state }) => state === 'rendering').length;
  return {
    total: run.slots.length,
    done: done.length,
    missed: run.slots.filter((slot) => !isUnfinished(slot)).length - done.length,
    cancelled: run.slots.filter(({ state }) => state === 'cancelled').length,
    waiting: waiting.length,
    ahead: place === null ? null : Math.max(0, place - own),
    averageSeconds: average(done),
    charged: done.reduce((sum, { credits }) => sum + credits, 0),
    notCharged: isPaid ? run.slots.filter((slot) => !isUnfinished(slot)).length - done.length : 0,
  };
}

export function outcomeText({
  done,
  total,
  cancelled,
}: Pick<RunFacts, 'done' | 'total' | 'cancelled'>): string {
  if (cancelled === total) return total === 1 ? text.youCancelledOne : text.youCancelledSet;
  if (total === 1) return done === 1 ? text.oneReady : text.oneFailed;
  if (done === total) return text.allReady(total);
  if (done === 0) return total === 2 ? text.neitherMade : text.noneMade(total);
  return text.someReady(done, total);
}

/** 0 jobs ahead is 1st. */
export const placeWords = (jobsAhead: number) => text.ordinal(jobsAhead + 1);
