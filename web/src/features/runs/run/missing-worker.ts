import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Run } from './run-state.js';
import { isUnfinished } from './slot.js';

export type MissingWorker = { title: string; outlook: string };

const NO_WORKER: MissingWorker = {
  title: 'No worker is running at the moment.',
  outlook: 'What waits keeps its place and is made as soon as one is back.',
};
const MODEL_OF_WORDS: MissingWorker = {
  title: 'The worker with the model for your words is away.',
  outlook:
    'If it is not back within a minute, the studio makes your portrait and says which of your words it could not follow.',
};
const MODEL_OF_STYLE: MissingWorker = {
  title: 'The worker with the model for this style is away.',
  outlook:
    'If it is not back within a minute, what waits is given up and costs nothing; you can choose another style then.',
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
