import type { RunState } from './run-state.js';
import { factsOf, outcomeText, STATUS_TEXTS, statusIndex } from './run-view.js';
import { useCountdown } from './use-countdown.js';

/** Says status changes and the outcome to readers; never seconds or percent. */
export function Announcement({ state }: { state: RunState }) {
  const left = useCountdown(state.startedAt);
  const isRunning = state.phase === 'uploading' || state.phase === 'running';
  const isOver = state.phase === 'settling' || state.phase === 'finished';
  const text = isRunning
    ? STATUS_TEXTS[statusIndex(left)]?.text
    : isOver && state.run
      ? outcomeText(factsOf(state.run))
      : '';
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
