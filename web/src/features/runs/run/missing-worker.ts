import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Run } from './run-state.js';
import { isUnfinished } from './slot.js';

export type MissingWorker = { title: string; outlook: string };

const NO_WORKER: MissingWorker = {
  title: 'Portraits are paused for a moment.',
  outlook: 'Your place in line is saved. We’ll continue automatically.',
};
const MODEL_OF_WORDS: MissingWorker = {
  title: 'The AI model for prompts is unavailable right now.',
  outlook:
    'If it isn’t back within a minute, we make your portrait without it and list what we couldn’t follow.',
};
const MODEL_OF_STYLE: MissingWorker = {
  title: 'The AI model for this style is unavailable right now.',
  outlook:
    'If it isn’t back within a minute, we stop here and charge nothing. You can then choose another style.',
};

/** The worker that the rest of a run waits for, and what happens next; null if none is missing. */
export function missingWorker({ style: ordered, slots }: Run): MissingWorker | null {
  const waiting = slots.filter((slot) => isUnfinished(slot) && slot.awaits !== null);
  const awaited = new Set(waiting.map(({ awaits }) => awaits));
  if (awaited.has('model')) {
    const style = waiting.find((slot) => slot.style !== null)?.style ?? ordered;
    return style === null || style === PROMPT_ONLY_STYLE ? MODEL_OF_WORDS : MODEL_OF_STYLE;
  }
  return awaited.has('worker') ? NO_WORKER : null;
}
