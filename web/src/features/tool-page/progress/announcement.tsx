import type { RunController } from '../../runs/run/run-controller.js';
import { isPreparing, type RunState } from '../../runs/run/run-state.js';
import { factsOf, outcomeText } from '../../runs/run/run-view.js';
import { useProgress } from './use-progress.js';

type AnnouncementProps = { state: RunState; run: RunController };

/** Tells screen readers status changes and the outcome, without seconds or percent. */
export function Announcement({ state, run }: AnnouncementProps) {
  const { statusText, reason } = useProgress(state, run);
  const isRunning = isPreparing(state) || state.phase === 'running';
  const isOver = state.phase === 'settling' || state.phase === 'finished';
  const text = isRunning
    ? [statusText, reason].join(' ')
    : isOver && state.run
      ? outcomeText(factsOf(state.run))
      : '';
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
