import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Run } from './run-state.js';
import { isHeldUp } from './slot.js';
import * as text from './messages/en.js';

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
