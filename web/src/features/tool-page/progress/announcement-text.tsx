import type { RunController } from '../../runs/run/run-controller.js';
import { isPreparing, type RunState } from '../../runs/run/run-state.js';
import { factsOf, outcomeText } from '../../runs/run/run-view.js';
import { useProgress } from './use-progress.js';

export type AnnouncementProps = { state: RunState; run: RunController };

/** Status changes and the outcome, without seconds or percent. */
export function AnnouncementText({ state, run }: AnnouncementProps) {
  const { statusText, reason } = useProgress(state, run);
  if (isPreparing(state) || state.phase === 'running')
    return <span>{[statusText, reason].join(' ')}</span>;
  const isOver = state.phase === 'settling' || state.phase === 'finished';
  return <span>{isOver && state.run && outcomeText(factsOf(state.run))}</span>;
}
